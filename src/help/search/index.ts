import { found, type Searchable } from "../../functions/list/matching";

interface ListedPage extends Searchable {
  readonly item: HTMLElement;
}

const input = document.querySelector<HTMLInputElement>("#search-words")!;
const list = document.querySelector<HTMLElement>("#pages")!;
const told = document.querySelector<HTMLElement>("#found")!;

const pages = [...list.children].map((item): ListedPage => {
  const { title = "", summary = "", words = "" } = (item as HTMLElement).dataset;
  return { item: item as HTMLElement, title, summary, words };
});

function show(): void {
  const question = input.value.trim();
  const answer = found(pages, question);
  list.replaceChildren(...answer.map(({ item }) => item));
  told.textContent = tell(question, answer.length);
}

function tell(question: string, count: number): string {
  if (question === "") return "All pages:";
  if (count === 0) return `Nothing is found for “${question}”. Try the beginning of a word, or fewer words.`;
  return `${count} ${count === 1 ? "page" : "pages"} for “${question}”:`;
}

input.value = new URLSearchParams(location.search).get("q") ?? "";
input.addEventListener("input", show);
input.focus();
show();
