import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { read } from '#web/platform/queries.ts';
import { useMember } from '#web/platform/session.ts';
import { useToday } from '#web/platform/today.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { SelectField, TextField } from '#web/ui/fields/field.tsx';
import styles from '../downloads.module.css';
import { bookCopy as copy } from './book.copy.ts';

type Said = { readonly text: string; readonly isError?: true } | null;

/** Chooses the year and what the title page says, and makes the book on this device. */
export function BookPart() {
  const { firstName } = useMember();
  const thisYear = useToday().slice(0, 4);
  const { data } = useQuery(read('getJournalYear', { query: { year: thisYear } }));
  const [year, setYear] = useState(thisYear);
  const [name, setName] = useState(firstName);
  const [dedication, setDedication] = useState('');
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<Said>(null);
  const years = data && data.years.length > 0 ? data.years : [thisYear];
  const make = async () => {
    setBusy(true);
    setSaid(null);
    try {
      const { writeBook } = await import('./write-book.ts');
      const made = await writeBook({ year, name, dedication });
      setSaid({ text: made ? doneWords(made) : copy.none(year) });
    } catch {
      setSaid({ text: copy.failed, isError: true });
    }
    setBusy(false);
  };
  return (
    <form
      method="post"
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void make();
      }}
    >
      <SelectField
        label={copy.year}
        value={years.includes(year) ? year : (years[0] ?? thisYear)}
        onChange={setYear}
        options={years.map((value) => ({ value, label: value }))}
      />
      <TextField label={copy.name} value={name} onChange={setName} maxLength={60} autoComplete="off" />
      <TextField
        label={copy.dedication}
        value={dedication}
        onChange={setDedication}
        maxLength={120}
        autoComplete="off"
      />
      <div>
        <Button type="submit" kind="line" busy={busy} busyLabel={copy.making}>
          {copy.make}
        </Button>
      </div>
      <p className={styles.said} role={said?.isError ? 'alert' : 'status'}>
        {said?.text}
      </p>
    </form>
  );
}

function doneWords({ count, missing }: { readonly count: number; readonly missing: readonly string[] }): string {
  return missing.length === 0 ? copy.done(count) : `${copy.done(count)} ${copy.missing(missing)}`;
}
