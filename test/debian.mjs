import { existsSync } from "node:fs";
import { run } from "../src/workbench/server/install.mjs";

/** Installs Debian or Ubuntu packages, if this is such a system and root rights are available without a password. */
export function installDebianPackages(...packages) {
  if (!existsSync("/usr/bin/apt-get")) return false;
  const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  const aptGet = (...args) => {
    const [command, ...rest] = [...asRoot, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", ...args];
    return run(command, rest, { stdio: ["ignore", "ignore", "inherit"] });
  };
  return aptGet("update") && aptGet("install", "-y", "--no-install-recommends", ...packages);
}
