import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '../../start/places.mjs';
import { readReport } from '../counts.mjs';

const FEATURE = /^(?:src\/(?:domain|contract|server\/features|web\/features)|content)\/([a-z0-9-]+)\//;
const JOURNEY = /([a-z0-9-]+)\.journey\.ts$/;
const LAYER = /^(src\/(?:server|web)\/[a-z]+|[a-z]+)\//;
const DEAREST = 10;
const FEATURES = ['src/domain', 'src/contract', 'src/server/features', 'src/web/features'];

/**
 * What a step's JSON report says that its tests took: `[{ file, seconds, title? }]`. Nothing where there is no report.
 */
export function secondsIn({ kind, report }) {
  const read = kind === 'tool' ? null : readReport(report);
  if (!read) return [];
  return kind === 'vitest' ? vitestSeconds(read, ROOT) : playwrightSeconds(read);
}

/** The words of all features, by their folders. */
export function featureNames(root) {
  const folders = FEATURES.map((folder) => join(root, folder)).filter((folder) => existsSync(folder));
  const entries = folders.flatMap((folder) => readdirSync(folder, { withFileTypes: true }));
  return new Set(entries.filter((entry) => entry.isDirectory()).map(({ name }) => name));
}

/** What each test file of a vitest report took, in seconds, by its path below `root`. */
export function vitestSeconds(report, root) {
  return (report.testResults ?? []).map(({ name, startTime, endTime }) => ({
    file: relative(root, name),
    seconds: Math.max(0, endTime - startTime) / 1000,
  }));
}

/** What each journey of a Playwright report took, in seconds, with its title. */
export function playwrightSeconds(report) {
  const inSuite = ({ file, specs = [], suites = [] }) => [
    ...specs.map((spec) => ({
      file: `e2e/${spec.file ?? file}`,
      title: spec.title,
      seconds: spec.tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
    ...suites.flatMap(inSuite),
  ];
  return (report.suites ?? []).flatMap(inSuite);
}

/**
 * The feature whose test this is: by its folder; a journey belongs to the longest feature that begins its file's name
 * or its folder's. Else the layer or folder it tries.
 */
export function ownerOf(file, features) {
  const folder = FEATURE.exec(file)?.[1];
  if (folder && features.has(folder)) return folder;
  const words = [JOURNEY.exec(file)?.[1], /^e2e\/([a-z0-9-]+)\//.exec(file)?.[1]].filter(Boolean);
  for (const word of words) {
    const fits = [...features].filter((feature) => word === feature || word.startsWith(`${feature}-`));
    if (fits.length > 0) return fits.toSorted((one, other) => other.length - one.length)[0];
  }
  return words[0] ?? LAYER.exec(file)?.[1] ?? file;
}

const figure = ({ name, seconds }) => `${name} ${seconds < 9.95 ? seconds.toFixed(1) : seconds.toFixed(0)} s`;

function sums(entries, nameOf) {
  const by = new Map();
  for (const entry of entries) by.set(nameOf(entry), (by.get(nameOf(entry)) ?? 0) + entry.seconds);
  return [...by].map(([name, seconds]) => ({ name, seconds })).toSorted((one, other) => other.seconds - one.seconds);
}

/**
 * Two lines: what the tests of each feature took over all suites, and the dearest files and journeys by name. None
 * where nothing was measured.
 */
export function secondsLines(entries, features) {
  if (entries.length === 0) return [];
  const each = sums(entries, ({ file }) => ownerOf(file, features)).filter(({ seconds }) => seconds >= 0.05);
  const dearest = sums(entries, ({ file, title }) => (title ? `${file} "${title}"` : file)).slice(0, DEAREST);
  return [`seconds of tests: ${each.map(figure).join(', ')}`, 'dearest:', ...dearest.map((one) => `  ${figure(one)}`)];
}
