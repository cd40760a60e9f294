import { i18n } from "../../language";

/** Fetches a file next to this page; rejects if there is none. */
export async function fetchFile(file: string): Promise<Response> {
  const response = await fetch(file);
  if (!response.ok)
    throw new Error(
      i18n.t("{file} could not be read: {problem}.", {
        file,
        problem: `${response.status} ${response.statusText}`,
      }),
    );
  return response;
}
