import { found, type Searchable } from "../../functions/list/matching";

interface ListedPage extends Searchable {
  readonly item: HTMLElement;
}

const input = document.querySelector<HTMLInputElement>("#search-words")!;
const list = document.querySelector<HTMLElement>("#pages")!;
const status = document.querySelector<HTMLElement>("#found")!;

const allPages = status.textContent;

const pages = [...list.children].map((item): ListedPage => {
  const { title = "", summary = "", words = "" } = (item as HTMLElement).dataset;
  return { item: item as HTMLElement, title, summary, words };
});

function show(): void {
  const question = input.value.trim();
  const answer = found(pages, question);
  list.replaceChildren(...answer.map(({ item }) => item));
  status.textContent = wordsFor(question, answer.length);
}

/** What the page says of an answer, in its language. */
function wordsFor(question: string, count: number): string {
  if (question === "") return allPages;
  const { one = "", many = "", none = "" } = status.dataset;
  const text = count === 0 ? none : count === 1 ? one : many;
  return text.replace("{count}", String(count)).replace("{question}", () => question);
}

input.value = new URLSearchParams(location.search).get("q") ?? "";
input.addEventListener("input", show);
input.focus();
show();
