import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Phase } from '#domain/cycle/cycle-view.ts';
import styles from './chip.module.css';

/** Strength of a symptom: none, mild, moderate, severe. */
export type ChipLevel = 0 | 1 | 2 | 3;
const STRENGTH = ['', 'mild', 'moderate', 'severe'] as const;

type ChipProps = {
  children: ReactNode;
  pressed: boolean;
  onPress: () => void;
  level?: ChipLevel | undefined;
  phase?: Phase | undefined;
  icon?: ReactNode;
  disabled?: boolean | undefined;
};

/**
 * A pill that is on or off. With a level it shows and says how strong; inside a phase, or with one, it wears its
 * colour.
 */
export function Chip({ children, pressed, onPress, level, phase, icon, disabled }: ChipProps) {
  const strength = pressed && level ? level : 0;
  return (
    <button
      type="button"
      className={styles.chip}
      aria-pressed={pressed}
      data-phase={phase}
      disabled={disabled}
      onClick={onPress}
    >
      {icon ?? (pressed && !strength ? <Check size={16} /> : null)}
      {children}
      {strength ? <Dots level={strength} /> : null}
    </button>
  );
}

function Dots({ level }: { level: 1 | 2 | 3 }) {
  return (
    <>
      <svg width="28" height="8" viewBox="0 0 28 8" aria-hidden="true">
        {[4, 14, 24].map((x, place) => (
          <circle key={x} cx={x} cy="4" r="3.1" fill={place < level ? 'currentColor' : 'none'} stroke="currentColor" />
        ))}
      </svg>
      <span className="vh">, {STRENGTH[level]}</span>
    </>
  );
}

type CheckChipProps = {
  children: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  name?: string | undefined;
  value?: string | undefined;
};

/** A checkbox in a chip's shape, for questions with many answers. */
export function CheckChip({ children, checked, onChange, ...rest }: CheckChipProps) {
  return (
    <label className={styles.chip}>
      <input {...rest} type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      {checked ? <Check size={16} /> : null}
      <span>{children}</span>
    </label>
  );
}

/** A chosen goal by its number, in one of the twelve pastels: a label, nothing to press. */
export function GoalChip({ number, children }: { number: number; children: string }) {
  return (
    <span className={styles.goal} data-pastel={number % 12}>
      {children}
    </span>
  );
}

/** Chips in rows that wrap. */
export function Chips({ children, label }: { children: ReactNode; label?: string | undefined }) {
  return (
    <div className={styles.chips} role={label ? 'group' : undefined} aria-label={label}>
      {children}
    </div>
  );
}
