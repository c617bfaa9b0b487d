import type { LocalDate } from '#domain/calendar/local-date.ts';
import type { DayLog } from './day-log.ts';
import { changeDay, isSameValue, type DayChange } from './merge-day.ts';

/**
 * The last edit of a field: when the member made it and how much later it reached the server, both in milliseconds, and
 * a word for the session it came from.
 */
export type FieldEdit = readonly [madeAt: number, waited: number, by: string];
/**
 * A day with the last edit of each field, and the value of another device for fields in which two devices did not know
 * of each other: null where that one took the field away.
 */
export type EditedDay = {
  readonly log: DayLog | null;
  readonly edits: Readonly<Record<string, FieldEdit>>;
  readonly others: DayChange;
};
/** When an edit was made, now, and when its device last saw the day; milliseconds by the server's clock. */
export type EditTimes = { readonly madeAt: number; readonly now: number; readonly seenAt: number | null };
type Edit = EditTimes & { readonly date: LocalDate; readonly change: DayChange; readonly by: string };

/**
 * A day with an edit of one device, field by field: the later value wins, also where the older one arrives last, and
 * one device's edits win in the order in which they come. What lost unseen is kept in `others` until the field is
 * edited again. No edit was made later than now; a field without a known edit takes any.
 */
export function mergeEdit({ log, edits, others }: EditedDay, edit: Edit): EditedDay & { readonly log: DayLog } {
  const { date, now, seenAt, by } = edit;
  const made = Math.min(edit.madeAt, now);
  const before = changeDay(date, { log, change: {} });
  const next = { change: {} as DayChange, edits: { ...edits }, others: { ...others } };
  for (const [field, value] of Object.entries(edit.change).filter(([, sent]) => sent !== undefined)) {
    const name = field as keyof DayChange;
    const known = edits[field];
    const stands = before[name] ?? null;
    const wanted = changeDay(date, { log: null, change: { [field]: value } })[name] ?? null;
    const isOther = known !== undefined && known[2] !== by && !isSameValue(stands, wanted);
    if (known && known[2] !== by && known[0] > made) {
      if (isOther) Object.assign(next.others, { [field]: wanted });
      continue;
    }
    const isUnseen = isOther && seenAt !== null && known[0] + known[1] > seenAt;
    Object.assign(next.change, { [field]: value });
    next.edits[field] = [made, now - made, by];
    if (isUnseen) Object.assign(next.others, { [field]: stands });
    else delete next.others[name];
  }
  return { log: changeDay(date, { log, change: next.change }), edits: next.edits, others: next.others };
}
