import type { InsightReply } from '#contract/insight/insight.schemas.ts';
import { FEWEST_CYCLES } from '#domain/insight/cycle-history.ts';
import { usualDays } from '#domain/insight/symptom-days.ts';
import { symptomWord } from '../insight.copy.ts';

type Symptom = InsightReply['symptoms'][number];
type Place = 'start' | 'middle' | 'before' | 'around' | 'any';

/** So many of the symptoms logged most are told in the sentence; the picture and the table show the others. */
const TOLD = 4;
const IN_ONE_PLACE = 2;
const PLACES_TOLD = 2;
const DAYS_BEFORE = 7;
const PLACE_WORDS: Readonly<Record<Place, string>> = {
  start: 'as your period starts',
  around: 'around the start of your period',
  before: 'the week before',
  middle: 'in the middle of your cycle',
  any: 'all through your cycle',
};

/** Where in a cycle of `length` days a symptom usually is; a span around its end ("27 to 3") is around the start. */
export function placeOf(
  { days }: Pick<Symptom, 'days'>,
  { length, period }: { length: number; period: number },
): Place {
  const usual = usualDays(days, length);
  if (!usual) return 'any';
  if (usual.from > usual.to) return 'around';
  if (usual.to <= Math.max(period, 3)) return 'start';
  return usual.from > length - DAYS_BEFORE - 1 ? 'before' : 'middle';
}

/**
 * The one sentence the page opens with: what the member logs most, and where in the cycle it is. It names the quiet
 * middle where none of what is drawn is there.
 */
export function openingWords({
  symptoms,
  names,
  lengths,
}: Pick<InsightReply, 'symptoms' | 'names' | 'lengths'>): string {
  const finished = lengths?.count ?? 0;
  if (!lengths || finished < FEWEST_CYCLES) return beginning(finished);
  if (symptoms.length === 0) return steady(lengths);
  const cycle = { length: lengths.median, period: lengths.period ?? 5 };
  const places = Map.groupBy(symptoms.slice(0, TOLD), (one) => placeOf(one, cycle));
  const told = [...places].slice(0, PLACES_TOLD).map(([place, list]) => {
    const words = list.slice(0, IN_ONE_PLACE).map(({ key }) => symptomWord(key, names));
    return `${words.join(' and ')} ${PLACE_WORDS[place]}`;
  });
  const isQuiet = symptoms.every((one) => !['middle', 'any'].includes(placeOf(one, cycle)));
  return `You often log ${told.join(told.length > 1 && told.some((one) => one.includes(' and ')) ? ', and ' : ' and ')}.${isQuiet ? ' The middle is quiet.' : ''}`;
}

/** Where no symptom is told: how long the member's cycles are. */
export function steady({ shortest, longest }: NonNullable<InsightReply['lengths']>): string {
  return shortest === longest
    ? `Your cycles last ${shortest} days.`
    : `Your cycles last between ${shortest} and ${longest} days.`;
}

const COUNTS = ['No', 'One', 'Two'] as const;
function beginning(finished: number): string {
  const missing = FEWEST_CYCLES - finished;
  if (finished === 0) return 'Three finished cycles, and your first patterns appear here.';
  return `${COUNTS[finished] ?? ''} ${finished === 1 ? 'cycle is' : 'cycles are'} finished. ${missing === 1 ? 'One' : 'Two'} more, and your first patterns appear here.`;
}
