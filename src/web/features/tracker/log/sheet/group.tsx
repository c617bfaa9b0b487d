import type { ReactNode } from 'react';
import type { Phase } from '#domain/cycle/cycle-view.ts';
import { Chip, Chips } from '#web/ui/choices/chip.tsx';
import styles from './sheet.module.css';

type GroupProps = {
  readonly title: string;
  readonly hint?: string | undefined;
  readonly phase?: Phase | undefined;
  readonly children: ReactNode;
};

/** One part of the sheet under its heading. */
export function Group({ title, hint, phase, children }: GroupProps) {
  return (
    <fieldset className={styles.group} data-phase={phase}>
      <legend>
        <h3 className={styles.heading}>{title}</h3>
      </legend>
      {hint && <p className={styles.hint}>{hint}</p>}
      {children}
    </fieldset>
  );
}

type PickProps<Value extends string> = {
  readonly label?: string | undefined;
  readonly values: readonly Value[];
  readonly words: Readonly<Record<Value, string>>;
};
type OneProps<Value extends string> = PickProps<Value> & {
  readonly value: Value | undefined;
  readonly onPick: (value: Value | null) => void;
};
type ManyProps<Value extends string> = PickProps<Value> & {
  readonly chosen: readonly Value[];
  readonly onChange: (chosen: readonly Value[] | null) => void;
};

/** One answer of several; pressing the chosen one again takes it back. */
export function OneOf<Value extends string>({ label, values, words, value, onPick }: OneProps<Value>) {
  return (
    <div>
      {label && (
        <p className={styles.label} aria-hidden="true">
          {label}
        </p>
      )}
      <Chips label={label}>
        {values.map((other) => (
          <Chip key={other} pressed={other === value} onPress={() => onPick(other === value ? null : other)}>
            {words[other]}
          </Chip>
        ))}
      </Chips>
    </div>
  );
}

/** Any number of answers, kept in the order of the list. */
export function AnyOf<Value extends string>({ label, values, words, chosen, onChange }: ManyProps<Value>) {
  const toggle = (value: Value) => {
    const next = values.filter((other) => (other === value ? !chosen.includes(value) : chosen.includes(other)));
    onChange(next.length > 0 ? next : null);
  };
  return (
    <div>
      {label && (
        <p className={styles.label} aria-hidden="true">
          {label}
        </p>
      )}
      <Chips label={label}>
        {values.map((value) => (
          <Chip key={value} pressed={chosen.includes(value)} onPress={() => toggle(value)}>
            {words[value]}
          </Chip>
        ))}
      </Chips>
    </div>
  );
}
