import { CalendarDays } from 'lucide-react';
import { useState, type MouseEvent } from 'react';
import { parseLocalDate } from '#domain/calendar/local-date.ts';
import { dateWithYear } from '#web/ui/drawings/dates/date-words.ts';
import { FieldFrame } from './field-frame.tsx';
import type { TextFieldProps } from './field.tsx';
import field from './field.module.css';
import styles from './date-field.module.css';

type Props = Omit<TextFieldProps, 'type'> & {
  /** What stands there before a date is chosen. */ empty?: string | undefined;
};

/**
 * A date in our words over the platform's own date input, whose pattern ("mm/dd/yyyy") shows only while she types into
 * it. The value is "2026-11-21", or empty. `min` and `max` bound it.
 */
export function DateField({
  label,
  hint,
  error,
  errorAction,
  warning,
  optional,
  id,
  value,
  empty = 'Choose a date',
  onChange,
  onKeyDown,
  onBlur,
  onClick,
  ...rest
}: Props) {
  const [typing, setTyping] = useState(false);
  const date = parseLocalDate(value);
  return (
    <FieldFrame {...{ label, hint, error, errorAction, warning, optional, id }}>
      {(control) => (
        <div className={styles.dated} data-typing={typing || undefined}>
          <input
            {...rest}
            {...control}
            type="date"
            className={field.input}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={(event) => {
              if (isTyping(event)) setTyping(true);
              onKeyDown?.(event);
            }}
            onBlur={(event) => {
              setTyping(false);
              onBlur?.(event);
            }}
            onClick={(event) => {
              if (!typing) openPicker(event);
              onClick?.(event);
            }}
          />
          <span className={styles.date} data-empty={date === null || undefined} aria-hidden="true">
            {date ? dateWithYear(date) : empty}
          </span>
          <CalendarDays size={20} strokeWidth={1.6} aria-hidden="true" />
        </div>
      )}
    </FieldFrame>
  );
}

const isTyping = ({ key }: { key: string }) => /^(?:\d|Arrow\w+|Backspace|Delete)$/.test(key);

/** Some browsers have no picker to open; there she types. */
function openPicker({ currentTarget }: MouseEvent<HTMLInputElement>): void {
  try {
    currentTarget.showPicker();
  } catch {
    currentTarget.focus();
  }
}
