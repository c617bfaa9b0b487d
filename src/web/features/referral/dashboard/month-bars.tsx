import type { StatementLine } from '#domain/referral/statement.ts';
import { dollars } from '#domain/membership/dollars.ts';
import { monthName } from '../day-of.ts';
import { FoldedTable } from '#web/ui/tables/number-table.tsx';
import { referralCopy } from '../referral.copy.ts';
import pageStyles from '../referral.module.css';
import styles from './dashboard.module.css';

const { months: words } = referralCopy.dashboard;
const { candles } = referralCopy;
const SHOWN = 6;
const HIGH = 84;
type Month = { readonly month: string; due: number; pending: number };

/** What falls due in which month: filled what has, dashed what will if nothing is refunded. */
export function MonthBars({ lines }: { readonly lines: readonly StatementLine[] }) {
  const months = monthsOf(lines);
  return (
    <section aria-labelledby="months">
      <h2 id="months" className={pageStyles.sub}>
        {words.title}
      </h2>
      {months.length === 0 ? (
        <p className={styles.none}>{words.none}</p>
      ) : (
        <>
          <Bars months={months} />
          <p className={styles.small}>{words.filled}</p>
          <FoldedTable
            summary={candles.table}
            caption={words.label}
            head={words.head}
            rows={months.map(({ month, due, pending }) => ({
              key: month,
              cells: [monthName(month), dollars(due), dollars(pending)],
            }))}
          />
        </>
      )}
    </section>
  );
}

function Bars({ months }: { readonly months: readonly Month[] }) {
  const most = Math.max(1, ...months.map(({ due, pending }) => due + pending));
  const high = (cents: number) => Math.max(cents > 0 ? 3 : 0, (cents / most) * HIGH);
  return (
    <svg viewBox={`0 0 ${SHOWN * 60} 150`} className={styles.bars} role="img" aria-label={words.label}>
      <line x1="0" y1="122" x2={SHOWN * 60} y2="122" />
      {months.map(({ month, due, pending }, at) => (
        <g key={month} transform={`translate(${at * 60 + 30} 0)`}>
          <rect x="-16" y={120 - high(due)} width="32" height={high(due)} rx="3" data-look="due" />
          <rect
            x="-16"
            y={118 - high(due) - high(pending)}
            width="32"
            height={high(pending)}
            rx="3"
            data-look="pending"
          />
          {due + pending > 0 && (
            <text y={112 - high(due) - high(pending)} textAnchor="middle" data-look="sum">
              {dollars(due + pending)}
            </text>
          )}
          <text y="142" textAnchor="middle">
            {monthName(month, 'short')}
          </text>
        </g>
      ))}
    </svg>
  );
}

/**
 * Six months up to the last in which something falls due, oldest first; none where nothing ever did. What was taken back
 * lowers the month of its invoice.
 */
function monthsOf(lines: readonly StatementLine[]): Month[] {
  const found = new Map<string, Month>();
  for (const { dueAt, cents, isDue } of lines) {
    if (dueAt === null) continue;
    const month = dueAt.slice(0, 7);
    const one = found.get(month) ?? { month, due: 0, pending: 0 };
    if (isDue) one.due += cents;
    else one.pending += cents;
    found.set(month, one);
  }
  const last = [...found.keys()].toSorted().at(-1);
  if (last === undefined) return [];
  return Array.from({ length: SHOWN }, (_, at) => monthAfter(last, at + 1 - SHOWN)).map(
    (month) => found.get(month) ?? { month, due: 0, pending: 0 },
  );
}

function monthAfter(month: string, count: number): string {
  const at = new Date(`${month}-01T00:00:00Z`);
  at.setUTCMonth(at.getUTCMonth() + count);
  return at.toISOString().slice(0, 7);
}
