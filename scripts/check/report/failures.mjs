import { basename } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { readReport } from '../counts.mjs';
import { pageStood } from './page-stood.mjs';

const MOST = 2_500;
const ERROR_LINES = 4;
/** Lines that differ, from further down in the error. */
const DIFFERING_LINES = 4;
const LINE = 220;

/**
 * What failed in a step's JSON report, each with the text of its error: `[{ name, error }]`. Nothing where there is no
 * report, as with a tool.
 */
export function failuresIn({ kind, report }) {
  if (kind === 'tool') return [];
  const read = readReport(report);
  // Whoever was stopped on the way wrote none; the end of the log tells that.
  if (!read) return [];
  return kind === 'vitest' ? vitestFailures(read) : playwrightFailures(read);
}

/** The failed tests of a vitest report, and the files that could not be loaded. */
export function vitestFailures(report) {
  return (report.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => ({ name: `${basename(name)} > ${test.fullName}`, error: test.failureMessages.join('\n') }));
    return status === 'failed' && failed.length === 0
      ? [{ name: `${basename(name)} (did not load)`, error: message ?? '' }]
      : failed;
  });
}

/** The failed and the flaky journeys of a Playwright report, and what broke outside of any. */
export function playwrightFailures(report) {
  return [
    ...(report.suites ?? []).flatMap((suite) => inSuite(suite, [])),
    ...(report.errors ?? []).map(({ message }) => ({ name: 'outside of any journey', error: message ?? '' })),
  ];
}

function inSuite({ title, file, specs = [], suites = [] }, above) {
  const path = [...above, title === file ? basename(file) : title];
  const failed = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, projectName, results }) => ({
        name: `${[...path, spec.title].join(' > ')} [${projectName}${status === 'flaky' ? ', flaky' : ''}]`,
        error: results
          .flatMap((result) => result.errors ?? [])
          .map(({ message }) => message ?? '')
          .join('\n'),
        stood: results.flatMap(({ attachments }) => pageStood(attachments)),
      })),
  );
  return [...failed, ...suites.flatMap((suite) => inSuite(suite, path))];
}

/**
 * Failures for people, where the record of a run may be cut short: names with the first lines of each error while there
 * is room, names alone after that, and how many more there are.
 */
export function failureText(failures, most = MOST) {
  const lines = [];
  const room = () => most - lines.join('\n').length;
  for (const [at, { name, error, stood = [] }] of failures.entries()) {
    const told = [`x ${cut(name)}`, ...firstLines(error).map((line) => `    ${line}`)];
    const page = stood.length > 0 ? [`    the page: ${stood.join(' | ')}`] : [];
    const fitting = [[...told, ...page], told, told.slice(0, 1)].find((block) => block.join('\n').length + 20 < room());
    if (!fitting) return [...lines, `and ${failures.length - at} more`].join('\n');
    lines.push(...fitting);
  }
  return lines.join('\n');
}

function firstLines(error) {
  const lines = stripVTControlCharacters(error)
    .split('\n')
    .map((line) => line.trim());
  const said = lines.filter((line) => line !== '' && !line.startsWith('at '));
  const first = said.slice(0, ERROR_LINES);
  // What differs stands far down in a long comparison, and is what one wants to know.
  const differing = said
    .slice(ERROR_LINES)
    .filter((line) => /^[+-] (?!Expected|Received)/.test(line))
    .slice(0, DIFFERING_LINES);
  return [...first, ...differing].map(cut);
}

const cut = (line) => (line.length > LINE ? `${line.slice(0, LINE)}...` : line);

/** The end of a text, at most so many lines and characters. */
export function endOf(text, { lines, characters }) {
  return stripVTControlCharacters(text).trimEnd().split('\n').slice(-lines).join('\n').slice(-characters);
}
