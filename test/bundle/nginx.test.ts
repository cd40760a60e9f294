import { execFile, execFileSync, spawn, type ChildProcess } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { unzipSync } from "fflate";
import { functionsMetadata } from "../../build/metadata.mjs";
import { writeRelease } from "../../build/release/release.mjs";
import { freePort } from "../steps/free-port.mjs";

/** Debian keeps nginx where only root looks for programs. */
const PLACES = [...(process.env.PATH ?? "").split(path.delimiter), "/usr/sbin", "/usr/bin"];
const find = (program: string) =>
  PLACES.map((place) => path.join(place, program)).find((file) => existsSync(file));
const [nginx, openssl] = ["nginx", "openssl"].map(find);
const isInstalled = nginx !== undefined && openssl !== undefined;
if (!isInstalled) console.warn("nginx or openssl is not installed: a release is not tried on that server.");

let root: string;
let origin: string;
let server: ChildProcess | undefined;

/** What the server's own configuration has around ours. */
const configuration = (port: string) => `
daemon off;
worker_processes 1;
pid ${root}/nginx.pid;
events {}
http {
  access_log off;
  ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((kind) => `${kind}_temp_path ${root}/${kind};`).join("\n  ")}
  server {
    listen 127.0.0.1:${port} ssl;
    ssl_certificate ${root}/certificate.pem;
    ssl_certificate_key ${root}/key.pem;
    root ${root}/site;
    include ${root}/site/puzzlebook/nginx.conf;
  }
}
`;

async function listening(port: string): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const open = await new Promise<boolean>((resolve) => {
      const socket = connect(Number(port), "127.0.0.1", () => (socket.destroy(), resolve(true)));
      socket.once("error", () => resolve(false));
    });
    if (open) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("nginx does not answer.");
}

/** Unpacks a release as a person would, and starts nginx with the configuration in it. */
async function publish(): Promise<void> {
  root = mkdtempSync(path.join(tmpdir(), "puzzlebook-nginx-"));
  // The server's worker is another user.
  chmodSync(root, 0o755);
  const port = await freePort();
  origin = `https://localhost:${port}/puzzlebook`;
  const dist = path.resolve(process.env.PUZZLEBOOK_DIST ?? "dist");
  const metadataJson = await functionsMetadata();
  const [zip] = writeRelease({
    dist,
    metadataJson,
    origin,
    version: "0.0.0",
    folder: path.join(root, "out"),
  });
  for (const [name, content] of Object.entries(
    unzipSync(new Uint8Array(readFileSync(path.join(root, "out", zip)))),
  )) {
    const file = path.join(root, "site/puzzlebook", name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  const certificate = ["-keyout", `${root}/key.pem`, "-out", `${root}/certificate.pem`];
  const names = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
  execFileSync(
    openssl!,
    ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", ...names, ...certificate],
    {
      stdio: "ignore",
    },
  );
  writeFileSync(path.join(root, "server.conf"), configuration(port));
  server = spawn(nginx!, ["-c", path.join(root, "server.conf"), "-e", "stderr"], { stdio: "ignore" });
  await listening(port);
}

beforeAll(async () => {
  if (isInstalled) await publish();
});

afterAll(async () => {
  if (server === undefined) return;
  const ended = new Promise((resolve) => server!.once("exit", resolve));
  server.kill("SIGTERM");
  await ended;
  rmSync(root, { recursive: true });
});

const check = () =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const script = path.resolve("build/check/index.mjs");
    const env = { ...process.env, NODE_EXTRA_CA_CERTS: `${root}/certificate.pem` };
    execFile(process.execPath, [script, "--url", origin], { env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    );
  });

(isInstalled ? test : test.skip)(
  "a release unpacked on nginx, with its own nginx.conf, holds in all over https",
  async () => {
    const { code, output } = await check();
    expect([code, output.match(/^✗.*$/gm)]).toEqual([0, null]);
    expect(output).toContain("✓ help/support.html, named by manifest.xml");
    const [, holding] = /^(\d+) hold, 0 fall short\n$/m.exec(output)!;
    expect(Number(holding)).toBeGreaterThan(50);
  },
  60_000,
);
