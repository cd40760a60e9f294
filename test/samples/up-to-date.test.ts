import { spawnSync } from "node:child_process";

const LONGEST = 30 * 60_000;

test(
  "every sample is what its lesson and the workbench say now",
  () => {
    const { status, stderr } = spawnSync(process.execPath, ["samples/build.mjs", "--check"], {
      encoding: "utf8",
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: expect.any(String) });
  },
  LONGEST,
);
