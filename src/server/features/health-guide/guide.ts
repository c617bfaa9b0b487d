import { readWeeks, type GuideWeek } from './content/read-weeks.ts';

/** The drawn arches of the weeks, by the names the web knows them under: each shows what did the work of that week. */
const WINDOWS = [
  'hearth',
  'halves',
  'quilt',
  'lake',
  'wind',
  'bread',
  'bowl',
  'mortar',
  'letter',
  'candles',
  'village',
  'jar',
] as const;

let made: Promise<readonly GuideWeek[]> | null = null;

/** The twelve weeks, read from content/health-guide when first asked for. Throws with the name of a file that is not whole. */
export function guideWeeks(): Promise<readonly GuideWeek[]> {
  return (made ??= read());
}

async function read(): Promise<GuideWeek[]> {
  const weeks = (await readWeeks()).map(({ file, week, broken }) => {
    if (week) return week;
    throw new Error(`content/health-guide/${file}: ${broken}`);
  });
  return weeks.toSorted((one, other) => one.week - other.week);
}

/** The name of a week's picture. */
export function windowOf({ week }: GuideWeek): string {
  return WINDOWS[week - 1] ?? WINDOWS[0];
}
