/**
 * `npm run types`: checks the types of all files by tsconfig.json, and those that tsconfig.checked.json includes by that. There, what an
 * index finds may be undefined. The compiler alone would also report what these files import.
 */
import path from "node:path";
import ts from "typescript";

const sources = new Map();

/** The problems of the files that a configuration includes. `known` files are there for what they declare. */
function problemsBy(config, known = []) {
  const problems = [];
  const onUnRecoverableConfigFileDiagnostic = (problem) => problems.push(problem);
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic };
  const { options, fileNames, errors } = ts.getParsedCommandLineOfConfigFile(path.resolve(config), {}, host);
  const compiler = ts.createCompilerHost(options);
  const { getSourceFile } = compiler;
  // Each file is parsed once.
  compiler.getSourceFile = (file, ...rest) => {
    if (!sources.has(file)) sources.set(file, getSourceFile(file, ...rest));
    return sources.get(file);
  };
  const rootNames = [...new Set([...fileNames, ...known])];
  const program = ts.createProgram({ rootNames, options, host: compiler });
  problems.push(...errors, ...program.getOptionsDiagnostics(), ...program.getGlobalDiagnostics());
  for (const name of fileNames) {
    const file = program.getSourceFile(name);
    problems.push(...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file));
  }
  return { problems, fileNames };
}

const all = problemsBy("tsconfig.json");
const checked = problemsBy("tsconfig.checked.json", all.fileNames);
const problems = ts.sortAndDeduplicateDiagnostics([...all.problems, ...checked.problems]);
const format = {
  getCanonicalFileName: (file) => file,
  getCurrentDirectory: ts.sys.getCurrentDirectory,
  getNewLine: () => "\n",
};
process.stdout.write(ts.formatDiagnostics(problems, format));
process.exitCode = problems.length > 0 ? 1 : 0;
