/** Gives the user a file the way browsers handle downloads. */
export function saveFile(name: string, address: string): void {
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
}
