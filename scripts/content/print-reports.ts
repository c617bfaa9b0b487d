import type { Report } from './report.ts';

const print = (line: string) => void process.stdout.write(`${line}\n`);

/** Prints what was found, what is wrong first by file; gives the exit code: 1 where anything is wrong. */
export function printReports(reports: readonly Report[], today: string): number {
  for (const { kind, files, notes } of reports) {
    print(`\n${kind}: ${files.length} files`);
    for (const { file, measured, problems } of files) {
      print(`${problems.length === 0 ? 'ok ' : 'NO '} ${file}  ${measured}`);
      for (const problem of problems) print(`      ${problem}`);
    }
    for (const note of notes) print(`note  ${note}`);
  }
  const all = reports.flatMap(({ files }) => files);
  const wrong = all.filter(({ problems }) => problems.length > 0).length;
  const due = all.filter(({ dueOn }) => dueOn !== null && dueOn < today).length;
  print(`\n${all.length} files, ${wrong} with something wrong, ${due} due to be checked again on ${today}`);
  return wrong > 0 ? 1 : 0;
}
