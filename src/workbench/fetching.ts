/** Fetches a file that lies beside this page; rejects where there is none. */
export async function fetchFile(file: string): Promise<Response> {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file} could not be read: ${response.status} ${response.statusText}.`);
  return response;
}
