import { useState } from 'react';
import { paidOut, type StatementLine } from '#domain/referral/statement.ts';
import { dollars } from '#domain/membership/dollars.ts';
import { useMember } from '#web/platform/session.ts';
import { useToday } from '#web/platform/today.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { dayOf } from '../day-of.ts';
import { lineWords, referralCopy } from '../referral.copy.ts';
import { MoneyMark, type MarkName } from './money-mark.tsx';
import styles from './dashboard.module.css';

const { lines: words } = referralCopy.dashboard;
const SHOWN = 6;

/** Every line, newest first; a reversal is a line of its own, never an erasure. */
export function CommissionLines({ lines }: { readonly lines: readonly StatementLine[] }) {
  const [all, setAll] = useState(false);
  const around = { timeZone: useMember().timeZone, today: useToday() };
  const moving = lines.filter(({ cents }) => cents !== 0);
  const carried = paidOut(lines);
  if (moving.length === 0) return <p className={styles.none}>{words.none}</p>;
  return (
    <>
      <ol className={styles.lines}>
        {(all ? moving : moving.slice(0, SHOWN)).map((line) => {
          const { name, note } = lineWords(line, (iso) => dayOf(iso, around));
          return (
            <li key={line.id}>
              <time dateTime={line.at}>{dayOf(line.at, around)}</time>
              <p>
                <b>{name}</b>
                <small>{note}</small>
              </p>
              <MoneyMark name={markOf(line, carried)} />
              <b className={styles.amount}>{amountOf(line)}</b>
            </li>
          );
        })}
      </ol>
      {!all && moving.length > SHOWN && (
        <Button kind="line" size="small" onClick={() => setAll(true)}>
          {words.all}
        </Button>
      )}
    </>
  );
}

function markOf({ kind, isDue, state, commission }: StatementLine, carried: ReadonlySet<string>): MarkName {
  if (kind === 'reversed') return 'reversed';
  if (kind === 'paid') return state === 'failed' ? 'reversed' : 'paid';
  if (commission !== null && carried.has(commission)) return 'paid';
  if (kind === 'returned' || isDue) return 'due';
  return state === 'held' ? 'held' : 'pending';
}

/** What was paid out stands as what she got. */
function amountOf({ kind, cents }: StatementLine): string {
  return dollars(kind === 'paid' ? -cents : cents).replace('-', '\u2212');
}
