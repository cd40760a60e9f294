const MARKS = { holds: "✓", "falls short": "✗", "not tried": "–" };

/** Prints one line per check, then `N hold, M fall short`. Returns whether all checks pass. */
export function printReport(report, print) {
  const { host, version, platform, checks } = report;
  print(`${host} ${version}, ${platform}`);
  for (const check of checks) {
    const why = {
      holds: check.how === undefined ? "" : ` Here ${check.how}.`,
      "falls short": ` Expected ${check.expected}; seen ${check.seen}.`,
      "not tried": ` Not tried: ${check.reason}.`,
    }[check.mark];
    print(`${MARKS[check.mark]} ${check.id} (${check.milliseconds} ms): ${check.title}.${why}`);
  }
  const count = (mark) => checks.filter((check) => check.mark === mark).length;
  print(`${count("not tried")} not tried`);
  print(`${count("holds")} hold, ${count("falls short")} fall short`);
  return checks.length > 0 && count("falls short") === 0;
}
