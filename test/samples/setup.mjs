import { findOffice } from "./find-office.mjs";

export default function setup() {
  process.env.PUZZLEBOOK_OFFICE = findOffice();
}
