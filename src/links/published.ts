import project from "../../package.json";

/** Whether an address is one that only this computer knows. */
export const isOnThisComputer = ({ hostname }: URL): boolean =>
  /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);

/** The same link at the address where this project is published; undefined while package.json names none. */
export function publishedLink(link: URL, published: string = project.config.published): string | undefined {
  if (published === "") return undefined;
  const page = link.pathname.split("/").at(-1)!;
  return `${published.replace(/\/+$/, "")}/${page}${link.hash}`;
}
