import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** How long another program may take that installs packages, in seconds. */
const PATIENCE = 300;
const PAUSE = 3;
const LOCKED = /could not get lock/i;

/** Runs apt-get. Its answers are in English, because `aptGet` reads them. */
function execute(args) {
  const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  const [command, ...rest] = [
    ...asRoot,
    ...["env", "LC_ALL=C", "DEBIAN_FRONTEND=noninteractive", "apt-get"],
    ...args,
  ];
  return spawnSync(command, rest, { stdio: ["ignore", "ignore", "pipe"], encoding: "utf8" });
}

const sleep = (seconds) => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, seconds * 1000);

/**
 * Runs apt-get and returns whether it succeeded. If another program is installing packages, this waits: apt-get itself waits only for the
 * lock of dpkg, not for the locks of its lists and downloads.
 *
 * @param {readonly string[]} args
 * @param {{ run?: (args: readonly string[]) => { status: number | null, stderr: string }, pause?: (seconds: number) => void }} tools
 */
export function aptGet(args, { run = execute, pause = sleep } = {}) {
  for (let waited = 0; ; waited += PAUSE) {
    const { status, stderr } = run(["-o", `DPkg::Lock::Timeout=${PATIENCE}`, ...args]);
    if (status === 0) return true;
    if (!LOCKED.test(stderr ?? "") || waited >= PATIENCE) {
      process.stderr.write(stderr ?? "");
      return false;
    }
    if (waited === 0) console.log("Another program is installing packages: waiting for it …");
    pause(PAUSE);
  }
}

/** Installs Debian or Ubuntu packages, if this is such a system and root rights are available without a password. */
export function installDebianPackages(...packages) {
  if (!existsSync("/usr/bin/apt-get")) return false;
  return aptGet(["update"]) && aptGet(["install", "-y", "--no-install-recommends", ...packages]);
}
