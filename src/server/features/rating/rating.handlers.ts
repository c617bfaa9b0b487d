import type { ratingRoutes } from '#contract/rating/rating.routes.ts';
import type { RatedDayWire } from '#contract/rating/rating.schemas.ts';
import type { LocalDate } from '#domain/calendar/local-date.ts';
import { withRatings, type RatedDay, type RatingChange } from '#domain/rating/rated-day.ts';
import { memberStore, memberToday } from '#server/features/account/public.ts';
import type { Clock } from '#server/platform/clock.ts';
import { refuse, type HandlersOf, type Me, type Refusal } from '#server/platform/http/handler.ts';
import { ratingStore } from './rating.store.ts';
import { markRead, readPattern } from './read-pattern.ts';

type Put = { readonly date: LocalDate; readonly ratings: RatingChange; readonly editedAt?: string | undefined };

/** The member's daily ratings, and what they show. */
export function ratingHandlers({ clock }: { readonly clock: Clock }): HandlersOf<typeof ratingRoutes> {
  return {
    getRatings: async ({ me, query: { month } }) => {
      const { days, unreadable } = await ratingStore.month(me, month);
      return { month, days: days.map(toldDay), ...(unreadable.length > 0 && { unreadable }) };
    },
    putRatings: ({ me, body }) => putDay(me, { ...body, now: clock.now() }),
    getRatingPattern: ({ me }) => readPattern(me, clock.now()),
    readRatingPattern: ({ me, body: { mark } }) => markRead(me, { mark, now: clock.now() }),
  };
}

/** Changes one day, item by item. A day that has not come yet where the member lives is refused. */
async function putDay(
  me: Me,
  { date, ratings, editedAt, now }: Put & { readonly now: Date },
): Promise<{ day: RatedDayWire } | Refusal> {
  const [known, member] = await Promise.all([ratingStore.hold(me, date), memberStore.read(me)]);
  if (date > memberToday(member, now)) return refuse('future_day');
  const day = withRatings(known, {
    date,
    change: ratings,
    madeAt: editedAt === undefined ? now.getTime() : Date.parse(editedAt),
    now: now.getTime(),
    by: me.here?.session.slice(0, 8) ?? '',
  });
  ratingStore.write(me, { day, now });
  return { day: toldDay(day) };
}

function toldDay({ date, ratings }: RatedDay): RatedDayWire {
  return { date, ratings: { ...ratings } };
}
