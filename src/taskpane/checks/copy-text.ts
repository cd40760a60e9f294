/**
 * Copies the text of a field; answers whether that could be done. Excel on the web does not let pages in frames use the
 * clipboard, but takes what is copied as if by hand.
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
