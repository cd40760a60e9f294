import { howToPage } from "../addresses";
import { HOW_TOS, type HowTo } from "../how-to";
import type { HelpPage } from "../page";
import { Link } from "../parts/Link";
import { Pictures } from "../parts/Pictures";
import type { HelpPicture } from "../pictures/picture";

interface HowToPageContent {
  readonly howTo: HowTo;
  readonly pictures: readonly HelpPicture[];
}

export function howToHelp(content: HowToPageContent): HelpPage {
  const { id, title, summary } = content.howTo;
  return { address: howToPage(id), title, kind: "How to", summary, content: <HowToContent {...content} /> };
}

function HowToContent({ howTo, pictures }: HowToPageContent) {
  return (
    <>
      <p className="lead">{howTo.summary}</p>
      {howTo.content}
      <Pictures pictures={pictures} />
      <h2>More of this kind</h2>
      <HowToList others={howTo} />
    </>
  );
}

/** The pages on how to do something; `others` leaves out the page that they stand on. */
export function HowToList({ others }: { readonly others?: HowTo }) {
  return (
    <ul>
      {HOW_TOS.filter((howTo) => howTo !== others).map(({ id, title }) => (
        <li key={id}>
          <Link to={howToPage(id)}>{title}</Link>
        </li>
      ))}
    </ul>
  );
}
