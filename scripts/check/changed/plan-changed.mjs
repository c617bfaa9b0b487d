import { basename, join } from 'node:path';
import { ROOT } from '../../start/places.mjs';
import { importReader } from '../choose/imports.mjs';
import { checkedFiles } from '../choose/unchanged.mjs';
import { REPORTS } from '../places.mjs';
import { secondsIn } from '../report/seconds.mjs';
import { planSteps, suite } from '../steps.mjs';
import { changedFiles } from './changed-files.mjs';
import { featureOf, fitting, nearTests } from './near-tests.mjs';

/** Which tests a suite has, how many seconds of them are run, and what one takes that no report tells of. */
const SUITES = [
  { name: 'unit', project: 'domain', own: /^src\/(?:domain|contract)\/.*\.test\.ts$/, seconds: 20, usual: 0.2 },
  { name: 'API', project: 'api', own: /^src\/server\/.*\.test\.ts$/, seconds: 40, usual: 1.2 },
  {
    name: 'screens',
    project: 'web*',
    own: /^src\/web\/.*\.test\.tsx?$|^scripts\/web-build\/.*\.test\.ts$/,
    seconds: 40,
    usual: 0.6,
  },
  { name: 'scripts', project: 'scripts', own: /^scripts\/(?!web-build\/).*\.test\.ts$/, seconds: 20, usual: 2 },
];
const JOURNEYS_SECONDS = 25;
const JOURNEY_USUAL = 15;
const NAMED = 8;
const JOURNEY = /\.journey\.ts$/;

function knownSeconds() {
  const read = (kind, name) => secondsIn({ kind, report: join(REPORTS, `${name}.json`) });
  const entries = [
    ...['unit-utc', 'api-on-postgresql-18', 'screens', 'scripts'].flatMap((name) => read('vitest', name)),
    ...read('playwright', 'browser-journeys-and-accessibility'),
  ];
  const by = new Map();
  for (const { file, seconds } of entries) by.set(file, (by.get(file) ?? 0) + seconds);
  return by;
}

const namesOf = (files) =>
  [...files.slice(0, NAMED).map((file) => basename(file)), ...(files.length > NAMED ? ['...'] : [])].join(', ');
const leftOut = (name, files) =>
  files.length === 0 ? [] : [{ name, why: `${files.length} files further off: ${namesOf(files)}` }];

function journeysOf(changed, files) {
  const features = [...new Set(changed.map(featureOf).filter(Boolean))];
  const of = (file) =>
    features.some((feature) => basename(file).startsWith(`${feature}.`) || basename(file).startsWith(`${feature}-`));
  const journeys = files.filter((file) => JOURNEY.test(file));
  return [
    ...journeys.filter((file) => changed.includes(file)),
    ...journeys.filter((file) => !changed.includes(file) && of(file)),
  ];
}

/**
 * The steps of `npm run check` for what has changed since a revision, and what is left out of the suites, with the
 * reason.
 */
export function planChanged(since, noBrowser) {
  const changed = changedFiles(ROOT, since);
  const files = checkedFiles(ROOT) ?? [];
  const known = knownSeconds();
  const importsOf = importReader(ROOT);
  const { steps } = planSteps({ noBrowser });
  const suites = SUITES.map(({ name, project, own, seconds, usual }) => {
    const near = nearTests(
      files.filter((file) => own.test(file)),
      { changed, importsOf },
    );
    const { taken, out } = fitting(near, { seconds, secondsOf: (file) => known.get(file) ?? usual });
    const step = suite(`${name}, changed`, '--project', project, ...taken);
    return { step: taken.length > 0 ? [step] : [], out: leftOut(name, out) };
  });
  const { taken, out } = fitting(journeysOf(changed, files), {
    seconds: JOURNEYS_SECONDS,
    secondsOf: (file) => known.get(file) ?? JOURNEY_USUAL,
  });
  const journeys = steps
    .filter(({ kind }) => kind === 'playwright')
    .map((step) => ({
      ...step,
      name: 'journeys, changed',
      command: [...step.command, '--no-deps', ...taken],
    }));
  const build = steps.filter(({ name }) => journeys.some(({ after }) => after.includes(name)));
  return {
    changed,
    steps: [
      ...steps.filter(({ reads }) => reads),
      ...(taken.length > 0 ? build : []),
      ...suites.flatMap(({ step }) => step),
      ...(taken.length > 0 ? journeys : []),
    ],
    absent: [...suites.flatMap((each) => each.out), ...leftOut('journeys', out)],
  };
}
