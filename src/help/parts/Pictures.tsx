import type { HelpPicture } from "../pictures/picture";
import { PictureOf } from "./Link";

/** Pictures with their captions. */
export function Pictures({ pictures }: { readonly pictures: readonly HelpPicture[] }) {
  return (
    <div className="pictures">
      {pictures.map((picture) => (
        <figure key={picture.file}>
          <PictureOf picture={picture} />
          <figcaption>{picture.caption}</figcaption>
        </figure>
      ))}
    </div>
  );
}
