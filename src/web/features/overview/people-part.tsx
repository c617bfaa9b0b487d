import { shortDate } from '#web/ui/drawings/dates/date-words.ts';
import { DayArches } from './day-arches.tsx';
import { FoldedTable } from '#web/ui/tables/number-table.tsx';
import { overviewCopy, type Overview } from './overview.copy.ts';
import { Part } from './part.tsx';
import styles from './overview.module.css';

const words = overviewCopy.people;

/** Sign-ups and plans as sums of days; a number under five is never told. */
export function PeoplePart({ of: { days } }: { readonly of: Overview }) {
  const over = days.slice(0, -1);
  const today = days.at(-1);
  const told = (count: number | null) => (count === null ? words.hidden : count.toLocaleString('en-US'));
  const rows = over.map((one) => ({
    key: one.day,
    cells: [shortDate(one.day), ...[one.signedUp, one.left, one.plansStarted, one.plansEnded, one.gifts].map(told)],
  }));
  return (
    <Part
      id="overview-people"
      title={words.title}
      lead={words.sentence(over.filter(({ signedUp }) => signedUp !== null).length)}
    >
      <DayArches days={days.map(({ day, signedUp }) => ({ day, value: signedUp }))} />
      <FoldedTable
        summary={overviewCopy.table}
        caption={words.title}
        head={[overviewCopy.day, ...words.head]}
        rows={[
          ...(today ? [{ key: today.day, cells: [shortDate(today.day), words.notOver] }] : []),
          ...rows.toReversed(),
        ]}
      />
      <p className={styles.quiet}>{words.lead}</p>
    </Part>
  );
}
