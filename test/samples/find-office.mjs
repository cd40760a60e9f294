import { existsSync } from "node:fs";
import path from "node:path";
import { installDebianPackages } from "../debian.mjs";

const { env, platform } = process;

/** Where LibreOffice is installed on each platform. */
const INSTALLED = {
  linux: ["/usr/bin/soffice", "/usr/bin/libreoffice", "/usr/local/bin/soffice", "/snap/bin/libreoffice"],
  darwin: ["/Applications/LibreOffice.app/Contents/MacOS/soffice"],
  win32: [env.PROGRAMFILES, env["PROGRAMFILES(X86)"]]
    .filter(Boolean)
    .map((folder) => path.join(folder, "LibreOffice/program/soffice.exe")),
};

function installedOffice() {
  return [env.PUZZLEBOOK_OFFICE, ...(INSTALLED[platform] ?? [])].find((file) => file && existsSync(file));
}

/** The path of an installed LibreOffice, or of Debian's package; throws if there is none. */
export function findOffice() {
  const found = installedOffice();
  if (found) return found;
  console.log("LibreOffice is not installed here: trying Debian's package …");
  installDebianPackages("libreoffice-calc-nogui");
  const installed = installedOffice();
  if (installed) return installed;
  throw new Error(
    "The tests of the sample workbooks need LibreOffice Calc: install it (Debian's package is libreoffice-calc-nogui), or name its program in PUZZLEBOOK_OFFICE.",
  );
}
