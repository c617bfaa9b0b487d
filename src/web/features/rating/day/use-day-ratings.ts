import { useState } from 'react';
import { addDays, monthOf, type LocalDate } from '#domain/calendar/local-date.ts';
import type { DayRatings, ItemId, Rating } from '#domain/pmdd/items.ts';
import {
  changedRatings,
  fillOpen,
  ITEM_IDS,
  NOTHING,
  ratedCount,
  type RatingChange,
} from '#domain/rating/rated-day.ts';
import { useDrafts } from '#web/platform/drafts/use-drafts.ts';
import type { QueuedOffline } from '#web/platform/outbox/queued-offline.ts';
import { isKept, useOutbox } from '#web/platform/outbox/outbox-state.ts';
import { ratingsKey, useRatedMonth, useSaveRatings } from '../rating.queries.ts';

/** What a quick answer filled, until it is undone or saved. */
export type Filled = { readonly from: 'nothing' | 'same'; readonly items: readonly ItemId[] };
type Options = {
  readonly onSaved: (date: LocalDate) => void;
  /** It lies on this device and is sent later. */
  readonly onKept: (date: LocalDate, kept: QueuedOffline) => void;
};

/** One day's ratings: what is saved, with what the member has chosen since laid over it. */
export function useDayRatings(date: LocalDate, { onSaved, onKept }: Options) {
  const month = useRatedMonth(monthOf(date));
  const before = addDays(date, -1);
  const isOtherMonth = monthOf(before) !== monthOf(date);
  const earlier = useRatedMonth(monthOf(before), isOtherMonth);
  const { drafts, put, draftOf } = useDrafts<RatingChange>('rating');
  const saving = useSaveRatings();
  const { waiting } = useOutbox();
  const [fills, setFills] = useState<Readonly<Record<string, Filled | null>>>({});
  const saved = on(month.days, date);
  const draft = drafts[date] ?? {};
  const shown = changedRatings(saved, draft);
  const yesterday = on((isOtherMonth ? earlier : month).days, before);
  const filled = fills[date] ?? null;
  const keep = (next: RatingChange) => {
    const real = realChanges(saved, next);
    put(date, Object.keys(real).length > 0 ? real : null);
  };
  const set = (item: ItemId, value: Rating | null) => {
    if (filled) fillWith({ ...filled, items: filled.items.filter((one) => one !== item) });
    keep({ ...draftOf(date), [item]: value });
  };
  const fillWith = (next: Filled | null) => setFills((all) => ({ ...all, [date]: next }));
  const withoutFilled = (): RatingChange => {
    const items = new Set<string>(filled?.items);
    return Object.fromEntries(Object.entries(draftOf(date) ?? {}).filter(([item]) => !items.has(item)));
  };
  /** One quick answer takes the place of the other. */
  const fill = (from: Filled['from']) => {
    const own = withoutFilled();
    const more = fillOpen(changedRatings(saved, own), from === 'nothing' ? NOTHING : yesterday);
    fillWith({ from, items: ITEM_IDS.filter((id) => more[id] !== undefined) });
    keep({ ...own, ...more });
  };
  const undo = () => {
    const own = withoutFilled();
    fillWith(null);
    keep(own);
  };
  const save = async () => {
    const sent = draftOf(date) ?? {};
    // What was changed again while it was on its way stays a draft.
    const settle = () => {
      fillWith(null);
      const rest = Object.entries(draftOf(date) ?? {}).filter(([item, value]) => sent[item as ItemId] !== value);
      put(date, rest.length > 0 ? (Object.fromEntries(rest) as RatingChange) : null);
    };
    try {
      await saving.mutateAsync({ date, ratings: sent });
      settle();
      onSaved(date);
    } catch (error) {
      // Any other failure is shown by `error`.
      if (!isKept(error)) return;
      settle();
      onKept(date, error);
    }
  };
  const here = saving.variables?.date === date;
  const busy = here && saving.isPending;
  return {
    month,
    shown,
    rated: ratedCount(shown),
    hasYesterday: ratedCount(yesterday) > 0,
    filled,
    set,
    fill,
    undo,
    save: () => void save(),
    unsaved: drafts[date] !== undefined,
    elsewhere: (Object.keys(drafts) as LocalDate[]).filter((day) => day !== date).toSorted(),
    busy,
    waits: !busy && waiting.some(({ entityKey }) => entityKey === ratingsKey(date)),
    isUnreadable: month.data?.unreadable?.includes(date) ?? false,
    error: here && saving.isError && !isKept(saving.error) ? saving.error : null,
  };
}

function on(days: readonly { readonly date: LocalDate; readonly ratings: object }[] | undefined, date: LocalDate) {
  return (days?.find((day) => day.date === date)?.ratings ?? {}) as DayRatings;
}

/** Only what differs from what is saved: choosing and taking back leaves nothing to save. */
function realChanges(saved: DayRatings, draft: RatingChange): RatingChange {
  return Object.fromEntries(
    Object.entries(draft).filter(([item, value]) => (value ?? null) !== (saved[item as ItemId] ?? null)),
  );
}
