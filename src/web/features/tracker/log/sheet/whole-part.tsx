import { useState } from 'react';
import type { SimpleShape } from '#domain/cycle/day-fields/day-fields.ts';
import { readWhole } from '#domain/log/whole-number.ts';
import { TextField } from '#web/ui/fields/field.tsx';
import { sheet } from './sheet.copy.ts';
import type { TypedProps } from './sheet-props.ts';
import styles from './sheet.module.css';

const words = sheet.whole;
export const wholeId = (name: string): string => `${name}-figures`;
type Props = TypedProps & {
  readonly name: string;
  readonly label: string;
  readonly shape: Extract<SimpleShape, { readonly kind: 'whole' }>;
  readonly value: number | undefined;
  readonly put: (value: number | null) => void;
};

/** A whole number with its unit. What cannot be read stays as it was typed. */
export function WholePart({ name, label, shape, value, put, typed, onTyped }: Props) {
  const { [name]: figures, ...others } = typed.wholes ?? {};
  const [left, setLeft] = useState(figures !== undefined);
  const text = figures ?? (value === undefined ? '' : String(value));
  const read = readWhole(text, shape);
  const write = (next: string) => {
    const number = readWhole(next, shape);
    onTyped({ ...typed, wholes: { ...others, [name]: next } });
    put(typeof number === 'number' ? number : null);
  };
  const leave = () => {
    setLeft(true);
    if (typeof read === 'number' || read === 'empty') onTyped({ ...typed, wholes: others });
  };
  return (
    <div className={styles.short}>
      <TextField
        id={wholeId(name)}
        label={words.label(label, shape.unit)}
        error={left && (read === 'unreadable' || read === 'out_of_range') ? words.errors[read](shape) : undefined}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        value={text}
        onChange={write}
        onBlur={leave}
      />
    </div>
  );
}
