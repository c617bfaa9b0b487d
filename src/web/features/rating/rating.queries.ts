import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { RatedDayWire, RatingPatternReply, RatingsReply } from '#contract/rating/rating.schemas.ts';
import { monthOf, parseLocalDate, type LocalDate } from '#domain/calendar/local-date.ts';
import { changedRatings, ratedCount, type RatingChange } from '#domain/rating/rated-day.ts';
import { useOutbox } from '#web/platform/outbox/outbox-state.ts';
import type { OutboxEntry } from '#web/platform/outbox/entry.ts';
import { sendQueued } from '#web/platform/outbox/send-queued.ts';
import { keyOf, read } from '#web/platform/queries.ts';

const monthQuery = (month: string) => read('getRatings', { query: { month } });
/** What names a day's ratings in the outbox. */
export const ratingsKey = (date: LocalDate) => `ratings of ${date}`;

/** The rated days of a month, with what waits on this device to be sent laid over them. */
export function useRatedMonth(month: string, enabled = true) {
  const query = useQuery({ ...monthQuery(month), enabled });
  const { waiting } = useOutbox();
  const days = waiting.length > 0 ? withWaiting(query.data?.days ?? [], { month, waiting }) : query.data?.days;
  return { ...query, days };
}

/** Rates a day; the month shows it at once, and the pattern is asked anew. */
export function useSaveRatings() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ date, ratings }: { date: LocalDate; ratings: RatingChange }) =>
      sendQueued('putRatings', { body: { date, ratings } }, ratingsKey(date)),
    onSuccess: ({ day }) => takeDay(client, day),
  });
}

/** What the rated cycles show. */
export function useRatingPattern() {
  return useQuery(read('getRatingPattern'));
}

/** The member has read what stands there now. */
export function useReadPattern() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (mark: string) => sendQueued('readRatingPattern', { body: { mark } }, 'rating pattern'),
    onSuccess: (reply: RatingPatternReply) => client.setQueryData(keyOf('getRatingPattern'), reply),
  });
}

function takeDay(client: QueryClient, day: RatedDayWire): void {
  client.setQueryData<RatingsReply>(
    keyOf('getRatings', { query: { month: monthOf(day.date) } }),
    (known) => known && { ...known, days: placed(known.days, day) },
  );
  void client.invalidateQueries({ queryKey: keyOf('getRatingPattern') });
}

type Waiting = { readonly month: string; readonly waiting: readonly OutboxEntry[] };

function withWaiting(days: readonly RatedDayWire[], { month, waiting }: Waiting): readonly RatedDayWire[] {
  return waiting.reduce((known, { name, input }) => {
    if (name !== 'putRatings') return known;
    const { body } = input as { body: { date: string; ratings: RatingChange } };
    const date = parseLocalDate(body.date);
    if (!date || monthOf(date) !== month) return known;
    const before = known.find((one) => one.date === date)?.ratings ?? {};
    return placed(known, { date, ratings: changedRatings(before, body.ratings) });
  }, days);
}

function placed(days: readonly RatedDayWire[], day: RatedDayWire): RatedDayWire[] {
  const others = days.filter(({ date }) => date !== day.date);
  return ratedCount(day.ratings) === 0 ? others : [...others, day];
}
