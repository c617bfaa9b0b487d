import type { RatingPatternReply, RatingsReported } from '#contract/rating/rating.schemas.ts';
import type { LocalDate } from '#domain/calendar/local-date.ts';
import type { Summary } from '#domain/cycle/summary.ts';
import type { DaySpan } from '#domain/insight/span.ts';
import { ratedPattern } from '#domain/rating/rated-pattern.ts';
import type { RatedDay } from '#domain/rating/rated-day.ts';
import { anewSince, toldOf, type ToldScore } from '#domain/rating/told-scores.ts';
import { memberStore, memberToday, type Member } from '#server/features/account/public.ts';
import { cyclesOf, summaryStore, surfaceNow } from '#server/features/cycle/public.ts';
import type { Me } from '#server/platform/http/handler.ts';
import { ratingStore, ratingToldStore } from './rating.store.ts';

/** What the member's rated cycles show now. Before 18 there is nothing of a scoring to be told anew. */
export async function readPattern(me: Me, now: Date): Promise<RatingPatternReply> {
  const [found, { told }] = await Promise.all([knownOf(me, now), ratingToldStore.read(me)]);
  return toldPattern(me, { ...found, told });
}

/**
 * The member has read what `mark` names; where something else stands by now it is left to be read. Twice is like once.
 */
export async function markRead(me: Me, { mark, now }: { mark: string; now: Date }): Promise<RatingPatternReply> {
  const [found, { told }] = await Promise.all([knownOf(me, now), ratingToldStore.readForUpdate(me)]);
  const next = toldOf(found.pattern.scored);
  if (me.ageGroup === 'teen' || markOf(me, next) !== mark) return toldPattern(me, { ...found, told });
  ratingToldStore.write(me, { document: { told: next }, now });
  return toldPattern(me, { ...found, told: next });
}

type Facts = { readonly member: Member; readonly summary: Summary; readonly today: LocalDate };

/** What the report says of the ratings of its days: of cycles that began in them. Null where no day is rated. */
export async function reportedRatings(
  me: Me,
  { member, summary, today, span }: Facts & { readonly span: DaySpan },
): Promise<RatingsReported | null> {
  const isIn = (date: LocalDate) => date >= span.from && date <= span.to;
  const days = (await ratingStore.all(me)).filter(({ date }) => isIn(date));
  if (days.length === 0) return null;
  const { words, needed, cycles, means } = patternOf(me, { member, summary, today, days });
  return {
    ratedDays: days.length,
    judged: cycles.filter(({ lacks }) => lacks === null).length,
    words: needed > 0 ? null : words,
    means: means && [...means],
  };
}

async function knownOf(me: Me, now: Date) {
  const [member, summary, days] = await Promise.all([memberStore.read(me), summaryStore.read(me), ratingStore.all(me)]);
  const today = memberToday(member, now);
  const starts = startsOf(member, summary);
  const isWithoutPeriods = surfaceNow(member, { now, startDate: starts.at(-1) ?? null }).wheel === 'energy';
  return {
    pattern: patternOf(me, { member, summary, today, days }),
    needsPeriods: isWithoutPeriods ? ('stage' as const) : starts.length === 0 ? ('none' as const) : null,
  };
}

function patternOf(me: Me, { member, summary, today, days }: Facts & { readonly days: readonly RatedDay[] }) {
  return ratedPattern({
    periodStarts: startsOf(member, summary),
    days: new Map(days.map(({ date, ratings }) => [date, ratings])),
    today,
    isTeen: me.ageGroup === 'teen',
  });
}

function startsOf(member: Member, summary: Summary): LocalDate[] {
  return cyclesOf(member, summary).map(({ startDate }) => startDate);
}

type Found = Awaited<ReturnType<typeof knownOf>> & { readonly told: readonly ToldScore[] | null };

function toldPattern(me: Me, { pattern, needsPeriods, told }: Found): RatingPatternReply {
  const { scored, words, needed, cycles, means } = pattern;
  const isTeen = me.ageGroup === 'teen';
  const mark = markOf(me, toldOf(scored));
  return {
    ...words,
    needed,
    needsPeriods,
    cycles: [...cycles],
    means: means && [...means],
    anew: isTeen ? [] : anewSince(told ?? [], scored),
    mark,
    isTold: isTeen || (told !== null && markOf(me, told) === mark),
  };
}

/** Names what is told without saying it. */
function markOf({ keys }: Me, told: readonly ToldScore[]): string {
  return keys.blindId('rating-told', JSON.stringify(told.map(({ start, pattern }) => [start, pattern])));
}
