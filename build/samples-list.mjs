/** The names of the lessons' samples among the files of `samples/`, so that a link to another one can be told which there are. */
export function samplesList(files) {
  return files.flatMap((file) => /^([^/\\]+)\.xlsx$/.exec(file)?.[1] ?? []).sort();
}
