/**
 * Copies the text of a field. Returns whether that worked. Excel on the web does not let pages in frames use the clipboard API, but allows
 * a copy as if by hand.
 */
export async function copyFrom(field: HTMLTextAreaElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.select();
    return document.execCommand("copy");
  }
}
