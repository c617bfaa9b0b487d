import { useState } from 'react';
import { csvOf, decimal } from '#domain/referral/csv.ts';
import { monthsOf, ofMonth, type StatementLine } from '#domain/referral/statement.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { SelectField } from '#web/ui/fields/field.tsx';
import { monthName } from '../day-of.ts';
import { lineWords, referralCopy } from '../referral.copy.ts';
import pageStyles from '../referral.module.css';
import styles from './dashboard.module.css';

const { statement: words } = referralCopy.dashboard;

/** The lines of one month, to take along as a table that any program reads. */
export function Statement({ lines }: { readonly lines: readonly StatementLine[] }) {
  const months = monthsOf(lines);
  const [chosen, setChosen] = useState<string | null>(null);
  const month = chosen ?? months[0];
  return (
    <section aria-labelledby="statement">
      <h2 id="statement" className={pageStyles.sub}>
        {words.title}
      </h2>
      {month === undefined ? (
        <p className={styles.none}>{words.none}</p>
      ) : (
        <div className={styles.form}>
          <SelectField
            label={words.month}
            name="statement-month"
            value={month}
            onChange={setChosen}
            options={months.map((value) => ({ value, label: monthName(value) }))}
          />
          <Button kind="line" onClick={() => save(statementText(lines, month), words.file(month))}>
            {words.save}
          </Button>
        </div>
      )}
    </section>
  );
}

/** A month's lines as CSV. Days are of the universal clock, like the months. */
export function statementText(lines: readonly StatementLine[], month: string): string {
  const day = (iso: string) => iso.slice(0, 10);
  return csvOf([
    [...words.head],
    ...ofMonth(lines, month).map((line) => {
      const { name, note } = lineWords(line, day);
      return [day(line.at), name, note, decimal(line.cents), 'USD'];
    }),
  ]);
}

function save(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
