import { monthOf, type LocalDate } from '#domain/calendar/local-date.ts';
import type { WrittenField } from '#domain/cycle/day-fields/day-fields.ts';
import type { DayLog } from '#domain/cycle/day-log.ts';
import { changeDay, isBlank, isSameDay, type DayChange } from '#domain/cycle/merge-day.ts';
import { useMonth, useSaveDay, type DayLogChange } from '#web/features/cycle/public.ts';
import { useDrafts } from '#web/platform/drafts/use-drafts.ts';
import type { QueuedOffline } from '#web/platform/outbox/queued-offline.ts';
import { isKept, useOutbox } from '#web/platform/outbox/outbox-state.ts';
import { useRefreshLists } from './log.queries.ts';
import { noteOver } from './note-length.ts';

export type LogField = WrittenField;
/** Changes one field; null takes it away. */
export type SetField = <Field extends LogField>(field: Field, value: DayLog[Field] | null) => void;
type Options = {
  /**
   * A day on which all of these stand is a usual day: it is kept with the press that makes it so, and with each later
   * one in these fields.
   */
  readonly quick: readonly LogField[];
  readonly onSaved: (date: LocalDate) => void;
  /** It lies on this device and is sent later. */
  readonly onKept: (date: LocalDate, kept: QueuedOffline) => void;
};

/** One day's log: what is saved, with what the member has chosen since laid over it. */
export function useDayLog(date: LocalDate, { quick, onSaved, onKept }: Options) {
  const month = useMonth(monthOf(date));
  const { drafts, put: keepDraft, draftOf: draftAt } = useDrafts<DayChange>('day_log');
  const put = (day: LocalDate, draft: DayChange) => keepDraft(day, Object.keys(draft).length > 0 ? draft : null);
  const draftOf = (day: LocalDate): DayChange => draftAt(day) ?? {};
  const saving = useSaveDay();
  const refreshLists = useRefreshLists();
  const saved = month.data?.logs.find((log) => log.date === date) ?? null;
  const shown = changeDay(date, { log: saved, change: drafts[date] ?? {} });
  const send = async (part: DayChange) => {
    // What is kept for later is no draft any more: it lies in the outbox and over the month.
    const settle = () => put(date, without(draftOf(date), part));
    await saving.mutateAsync({ ...(part as Omit<DayLogChange, 'date'>), date }).catch((error: unknown) => {
      if (isKept(error)) settle();
      throw error;
    });
    settle();
    if ('medication' in part) refreshLists();
  };
  /**
   * Keeps what the quick fields hold, until a press that came meanwhile is kept too. What else the member has begun
   * waits for the member.
   */
  const keepQuick = async () => {
    for (let part = only(draftOf(date), quick); Object.keys(part).length > 0; part = only(draftOf(date), quick))
      await send(part);
  };
  const choose = (field: keyof DayChange, value: unknown) => void send({ [field]: value }).catch(() => undefined);
  const { date: _, ...others } = month.data?.others?.find((day) => day.date === date) ?? { date };
  const waits = useOutbox().waiting.some(({ entityKey }) => entityKey === date);
  const here = saving.variables?.date === date;
  const busy = here && saving.isPending;
  const set: SetField = (field, value) => {
    const draft = realChanges({ date, saved, draft: { ...draftOf(date), [field]: value } });
    put(date, draft);
    const next = changeDay(date, { log: saved, change: draft });
    // A failure is shown by `error`.
    if (!busy && quick.includes(field) && field in draft && quick.every((other) => next[other] !== undefined))
      keepQuick().catch(() => undefined);
  };
  // A promise, not a callback of the mutation: it holds also when the member has left the page by then. A failure is
  // shown by `error`.
  const save = () =>
    void send(draftOf(date)).then(
      () => onSaved(date),
      (error: unknown) => isKept(error) && onKept(date, error),
    );
  return {
    month,
    shown,
    saved,
    set,
    save,
    unsaved: drafts[date] !== undefined,
    /** Letters of the note that are too many: such a day is not sent. */
    over: noteOver(shown.note),
    blank: isBlank(shown),
    elsewhere: (Object.keys(drafts) as LocalDate[]).filter((day) => day !== date).toSorted(),
    busy,
    /** What another device chose for fields of the day, neither knowing of the other; `choose` settles one. */
    others: others as DayChange,
    choose,
    /** Saved on this device, not sent yet. */
    waits: waits && !busy,
    error: here && saving.isError && !isKept(saving.error) ? saving.error : null,
  };
}

/** Only the fields in which the draft differs from what is saved: choosing and taking back leaves nothing to save. */
function realChanges({ date, saved, draft }: { date: LocalDate; saved: DayLog | null; draft: DayChange }): DayChange {
  const before = changeDay(date, { log: saved, change: {} });
  return Object.fromEntries(
    Object.entries(draft).filter(
      ([field, value]) => !isSameDay(before, changeDay(date, { log: before, change: { [field]: value } })),
    ),
  );
}

/** What the member changed again while the save was on its way stays a draft. */
function without(now: DayChange, sent: DayChange): DayChange {
  return Object.fromEntries(Object.entries(now).filter(([field, value]) => value !== sent[field as keyof DayChange]));
}

function only(draft: DayChange, fields: readonly LogField[]): DayChange {
  return Object.fromEntries(Object.entries(draft).filter(([field]) => (fields as readonly string[]).includes(field)));
}
