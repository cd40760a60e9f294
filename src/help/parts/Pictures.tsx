import type { HelpPicture } from "../pictures/picture";
import { useAddress } from "./Link";

export function PictureOf({ picture: { file, text } }: { readonly picture: HelpPicture }) {
  return <img src={useAddress(file)} alt={text} loading="lazy" />;
}

export const Figure = ({ picture }: { readonly picture: HelpPicture }) => (
  <figure>
    <PictureOf picture={picture} />
    <figcaption>{picture.caption}</figcaption>
  </figure>
);

export function Pictures({ pictures }: { readonly pictures: readonly HelpPicture[] }) {
  return (
    <div className="pictures">
      {pictures.map((picture) => (
        <Figure key={picture.file} picture={picture} />
      ))}
    </div>
  );
}
