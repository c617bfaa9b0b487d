import { monthOf, type LocalDate } from '#domain/calendar/local-date.ts';
import type { DayLog } from '#domain/cycle/day-log.ts';
import { changeDay, isBlank, isSameDay, type DayChange } from '#domain/cycle/merge-day.ts';
import { useMonth, useSaveDay, type DayLogChange } from '#web/features/cycle/public.ts';
import { useDrafts } from './use-drafts.ts';

export type LogField = 'flow' | 'moods' | 'energy' | 'symptoms' | 'note';
/** Changes one field; null takes it away. */
export type SetField = <Field extends LogField>(field: Field, value: DayLog[Field] | null) => void;

/** One day's log: what is saved, with what she has chosen since laid over it. */
export function useDayLog(date: LocalDate, { onSaved }: { onSaved: (date: LocalDate) => void }) {
  const month = useMonth(monthOf(date));
  const { drafts, days, put, draftOf } = useDrafts();
  const saving = useSaveDay();
  const saved = month.data?.logs.find((log) => log.date === date) ?? null;
  const shown = changeDay(date, { log: saved, change: drafts[date] ?? {} });
  const set: SetField = (field, value) => put(date, realChanges({ date, saved, draft: { ...draftOf(date), [field]: value } }));
  const save = () => {
    const draft = draftOf(date);
    const kept = () => {
      put(date, without(draftOf(date), draft));
      onSaved(date);
    };
    // A promise, not a callback of the mutation: it holds also when she has left the page by then. A failure is shown by `error`.
    saving.mutateAsync({ ...(draft as Omit<DayLogChange, 'date'>), date }).then(kept, () => undefined);
  };
  const here = saving.variables?.date === date;
  return {
    month,
    shown,
    set,
    save,
    unsaved: drafts[date] !== undefined,
    blank: isBlank(shown),
    elsewhere: days.filter((day) => day !== date),
    busy: here && saving.isPending,
    error: here && saving.isError ? saving.error : null,
  };
}

/** Only the fields in which the draft differs from what is saved: choosing and taking back leaves nothing to save. */
function realChanges({ date, saved, draft }: { date: LocalDate; saved: DayLog | null; draft: DayChange }): DayChange {
  const before = changeDay(date, { log: saved, change: {} });
  return Object.fromEntries(Object.entries(draft).filter(([field, value]) => !isSameDay(before, changeDay(date, { log: before, change: { [field]: value } }))));
}

/** What she changed again while the save was on its way stays a draft. */
function without(now: DayChange, sent: DayChange): DayChange {
  return Object.fromEntries(Object.entries(now).filter(([field, value]) => value !== sent[field as keyof DayChange]));
}
