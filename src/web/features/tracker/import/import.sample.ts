import { addDays } from '#domain/calendar/local-date.ts';
import { TODAY } from '#web/features/tracker/tracker-fixtures.ts';

/** An export of so many days: two of bleeding a month, a note of the body on all others, one of them unknown to us. */
export function clueFile(count: number): File {
  const days = Array.from({ length: count }, (_, index) => addDays(TODAY, index - count + 1));
  const records = days.map((date, index) => ({
    type: index % 30 < 2 ? 'period' : 'energy',
    id: String(index),
    date,
    value: { option: index % 30 < 2 ? 'medium' : 'tired' },
  }));
  const more = [
    { type: 'leisure', id: 'x', date: days[0], value: [{ option: 'party' }] },
    { type: 'period', id: 'y', date: addDays(TODAY, 3), value: { option: 'light' } },
  ];
  return new File([JSON.stringify([...records, ...more])], 'measurements.json', { type: 'application/json' });
}

/** The answer to a batch of which all is new. */
export const all = ({ body }: { readonly body: { readonly days: readonly unknown[] } }) => ({
  imported: body.days.length,
  merged: 0,
  unchanged: 0,
  differing: 0,
  kept: 0,
  pages: 0,
});
