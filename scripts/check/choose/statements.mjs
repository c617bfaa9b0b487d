import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** What opening a database takes, in seconds; it stands in no report. */
const OPENING = 0.4;

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
  const ran = new Map();
  for (const { file, statements } of readLines(folder)) {
    const name = relative(root, file);
    ran.set(name, new Set([...(ran.get(name) ?? []), ...statements.map(shapeOf)]));
  }
  return ran;
}

/** One text for each shape of what the API tests wrote, as it was sent. */
export function readTexts(folder) {
  const texts = new Map();
  for (const { statements } of readLines(folder)) for (const sql of statements) texts.set(shapeOf(sql), sql);
  return [...texts.values()];
}

/**
 * The files that run the most statements of `ran` within `most` seconds: always the one that gives most for its seconds
 * and still fits. `secondsOf` tells what a file takes.
 */
export function worthiestFiles(ran, secondsOf, most) {
  const left = new Set([...ran.values()].flatMap((shapes) => [...shapes]));
  const costs = (file) => secondsOf(file) + OPENING;
  const news = (file) => [...ran.get(file)].filter((shape) => left.has(shape)).length;
  const chosen = [];
  for (let seconds = most; ;) {
    const fits = [...ran.keys()].filter((file) => costs(file) <= seconds && news(file) > 0);
    if (fits.length === 0) return chosen.toSorted();
    const best = fits.reduce((one, file) => (news(file) / costs(file) > news(one) / costs(one) ? file : one));
    chosen.push(best);
    seconds -= costs(best);
    for (const shape of ran.get(best)) left.delete(shape);
  }
}

/** The shapes of `wanted` that no file of `ran` ran. */
export function unrun(wanted, ran) {
  const held = new Set([...ran.values()].flatMap((shapes) => [...shapes]));
  return [...new Set([...wanted.values()].flatMap((shapes) => [...shapes]))].filter((shape) => !held.has(shape));
}

function readLines(folder) {
  if (!existsSync(folder)) return [];
  const texts = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  return texts.flatMap((text) => text.split('\n').filter(Boolean)).map((line) => JSON.parse(line));
}
