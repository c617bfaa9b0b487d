import { useState } from 'react';
import { SLEEP_QUALITIES, type Sleep } from '#domain/cycle/day-log.ts';
import { hoursFigures, readHours } from '#domain/log/sleep.ts';
import { TextField } from '#web/ui/fields/field.tsx';
import { OneOf } from './group.tsx';
import { sheet, SLEEP_WORDS } from './sheet.copy.ts';
import type { PartProps, TypedProps } from './sheet-props.ts';
import styles from './sheet.module.css';

const words = sheet.sleep;
export const HOURS_ID = 'sleep-hours';

/** The last night: its hours as the member writes them, and how it was. */
export function SleepPart({ day: { sleep }, set, typed, onTyped }: PartProps & TypedProps) {
  const [left, setLeft] = useState(typed.hours !== undefined);
  const text = typed.hours ?? (sleep?.hours === undefined ? '' : hoursFigures(sleep.hours));
  const read = readHours(text);
  const put = ({ hours, quality }: { hours: number | undefined; quality: Sleep['quality'] | null }) => {
    const next = { ...(hours !== undefined && { hours }), ...(quality && { quality }) };
    set('sleep', Object.keys(next).length > 0 ? next : null);
  };
  const write = (next: string) => {
    const hours = readHours(next);
    onTyped({ ...typed, hours: next });
    put({ hours: typeof hours === 'number' ? hours : undefined, quality: sleep?.quality });
  };
  const leave = () => {
    setLeft(true);
    if (typeof read === 'number' || read === 'empty') onTyped({ ...typed, hours: undefined });
  };
  const error = left && (read === 'unreadable' || read === 'out_of_range') ? words.errors[read] : undefined;
  return (
    <>
      <div className={styles.short}>
        <TextField
          id={HOURS_ID}
          label={words.hours}
          hint={words.hint}
          error={error}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          value={text}
          onChange={write}
          onBlur={leave}
        />
      </div>
      <OneOf
        label={words.quality}
        values={SLEEP_QUALITIES}
        words={SLEEP_WORDS}
        value={sleep?.quality}
        onPick={(quality) => put({ hours: sleep?.hours, quality })}
      />
    </>
  );
}
