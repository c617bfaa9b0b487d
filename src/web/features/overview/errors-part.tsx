import { shortDate } from '#web/ui/drawings/dates/date-words.ts';
import { DayArches } from './day-arches.tsx';
import { FoldedTable, NumberTable } from '#web/ui/tables/number-table.tsx';
import { momentWords, overviewCopy, type Overview } from './overview.copy.ts';
import { Part } from './part.tsx';

const words = overviewCopy.errors;

/** Errors by day and by kind. */
export function ErrorsPart({ of: { errors, days }, timeZone }: { readonly of: Overview; readonly timeZone: string }) {
  const count = days.reduce((all, day) => all + day.errors, 0);
  return (
    <Part id="overview-errors" title={words.title} lead={words.sentence(count)}>
      <DayArches days={days.map(({ day, errors: value }) => ({ day, value }))} />
      <FoldedTable
        summary={overviewCopy.table}
        caption={words.byDay}
        head={[overviewCopy.day, words.count]}
        rows={days.map((one) => ({ key: one.day, cells: [shortDate(one.day), String(one.errors)] })).toReversed()}
      />
      {errors.length > 0 && (
        <NumberTable
          caption={words.title}
          head={words.head}
          rows={errors.map(({ name, today, days: all, lastAt }) => ({
            key: name,
            cells: [
              overviewCopy.error(name),
              String(today),
              String(all),
              lastAt ? momentWords(lastAt, timeZone, 'short') : overviewCopy.never,
            ],
          }))}
        />
      )}
    </Part>
  );
}
