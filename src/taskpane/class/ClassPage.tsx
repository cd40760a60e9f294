import { Share } from "./share/Share";

/** What a teacher needs for a class. */
export function ClassPage() {
  return <Share />;
}
