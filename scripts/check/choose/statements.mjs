import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The shape of a statement: one list of values is as good as a longer one. */
export function shapeOf(sql) {
  return sql
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\$\d+(?:, \$\d+)*/g, '$')
    .replaceAll(/\(\$\)(?:, \(\$\))+/g, '($)');
}

/**
 * What the API tests wrote of the statements they ran: a set of shapes by test file, named below `root`. Empty where
 * nothing was written.
 */
export function readStatements(folder, root) {
  const lines = existsSync(folder)
    ? readdirSync(folder).flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n').filter(Boolean))
    : [];
  const ran = new Map();
  for (const { file, statements } of lines.map((line) => JSON.parse(line))) {
    const name = relative(root, file);
    ran.set(name, new Set([...(ran.get(name) ?? []), ...statements.map(shapeOf)]));
  }
  return ran;
}

/**
 * Few files that together run every statement of `ran`: first those without which one is run by nobody, then always the
 * one that gives most for its seconds. `secondsOf` tells what a file takes.
 */
export function coveringFiles(ran, secondsOf) {
  const runBy = new Map();
  for (const [file, shapes] of ran) for (const shape of shapes) runBy.set(shape, [...(runBy.get(shape) ?? []), file]);
  const left = new Set(runBy.keys());
  const chosen = new Set();
  const take = (file) => {
    chosen.add(file);
    for (const shape of ran.get(file)) left.delete(shape);
  };
  for (const files of runBy.values()) if (files.length === 1) take(files[0]);
  // What opening a database takes stands in no report.
  const worth = (file) => [...ran.get(file)].filter((shape) => left.has(shape)).length / (secondsOf(file) + 0.4);
  while (left.size > 0) take([...ran.keys()].reduce((best, file) => (worth(file) > worth(best) ? file : best)));
  return [...chosen].toSorted();
}

/** The shapes of `wanted` that no file of `ran` ran. */
export function unrun(wanted, ran) {
  const held = new Set([...ran.values()].flatMap((shapes) => [...shapes]));
  return [...new Set([...wanted.values()].flatMap((shapes) => [...shapes]))].filter((shape) => !held.has(shape));
}
