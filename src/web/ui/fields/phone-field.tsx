import { ChevronDown, Globe } from 'lucide-react';
import { useLayoutEffect, useMemo, useRef, useSyncExternalStore, type ChangeEvent } from 'react';
import { useMedia } from '#web/ui/use-media.ts';
import { FieldFrame, type ControlProps, type FrameProps } from './field-frame.tsx';
import { caretAfter, editPhone } from './phone/phone-edit.ts';
import { callingCode, phoneCountries, readPhone, type PhoneCountry, type PhoneEntry } from './phone/phone-number.ts';
import { usePhoneEntry } from './phone/use-phone-entry.ts';
import { useTyping } from './phone/use-typing.ts';
import styles from './phone-field.module.css';

/**
 * On screens this wide or narrower the field never shows an invalid border (§5), nor an error while the member types
 * (§4.12).
 */
const NARROW = '(max-width: 768px)';

export type PhoneFieldProps = Omit<FrameProps, 'errorAction' | 'warning'> & {
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  name?: string | undefined;
  country?: string | undefined;
  disabled?: boolean | undefined;
};

/**
 * A phone number: country, fixed calling code, digits (§2.10). The value is international, "+12015550123", or empty.
 */
export function PhoneField({
  label,
  hint,
  error,
  optional,
  value,
  onChange,
  onBlur,
  name,
  country = 'US',
  disabled,
}: PhoneFieldProps) {
  const { entry, text, setEntry } = usePhoneEntry({ value, onChange, country });
  const { typing, focused, typed, left } = useTyping();
  const narrow = useMedia(NARROW);
  const told = narrow && typing ? undefined : error;
  const change = (next: PhoneEntry) => {
    typed();
    setEntry(next);
  };
  return (
    <FieldFrame {...{ label, hint, optional }} error={told}>
      {(control) => (
        <div
          className={styles.phone}
          data-invalid={Boolean(told) && !narrow}
          data-typing={typing}
          data-disabled={disabled || undefined}
        >
          <Country
            label={`${label}: country`}
            entry={entry}
            disabled={disabled}
            onPick={(picked) => change({ ...entry, country: picked })}
          />
          <span className={styles.code} dir="ltr">
            +{callingCode(entry.country)}
          </span>
          <Digits
            {...{ control, entry, text, name, disabled, change }}
            onFocus={focused}
            onBlur={() => (left(), onBlur?.())}
          />
        </div>
      )}
    </FieldFrame>
  );
}

type CountryProps = {
  label: string;
  entry: PhoneEntry;
  disabled: boolean | undefined;
  onPick: (country: string) => void;
};

function Country({ label, entry, disabled, onPick }: CountryProps) {
  const countries = useCountries(entry.country);
  return (
    <span className={styles.country}>
      <select
        aria-label={label}
        autoComplete="off"
        value={entry.country}
        disabled={disabled}
        onChange={(event) => onPick(event.target.value)}
      >
        {countries.map((one) => (
          <option key={one.code} value={one.code}>
            {one.name} +{one.calling}
          </option>
        ))}
      </select>
      <span className={styles.face} aria-hidden="true">
        <Globe size={18} />
        {entry.country}
        <ChevronDown size={16} />
      </span>
    </span>
  );
}

// Server and browser may name a country differently, each by its own Unicode data: the document carries no names, the
// browser gives its own.
function useCountries(chosen: string): readonly PhoneCountry[] {
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return useMemo(
    () => (inBrowser ? phoneCountries() : [{ code: chosen, calling: callingCode(chosen), name: chosen }]),
    [inBrowser, chosen],
  );
}

const never = () => () => undefined;

type DigitsProps = {
  control: ControlProps;
  entry: PhoneEntry;
  text: string;
  name: string | undefined;
  disabled: boolean | undefined;
  change: (entry: PhoneEntry) => void;
  onFocus: () => void;
  onBlur: () => void;
};

function Digits({ control, entry, text, name, disabled, change, onFocus, onBlur }: DigitsProps) {
  const field = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  // Formatting moves every character after the caret, so it is put back behind the digit it stood behind.
  useLayoutEffect(() => {
    if (caret.current !== null)
      field.current?.setSelectionRange(caretAfter(text, caret.current), caretAfter(text, caret.current));
    caret.current = null;
  });
  const typed = (event: ChangeEvent<HTMLInputElement>) => {
    const edit = editPhone({
      before: text,
      after: event.target.value,
      caret: event.target.selectionStart ?? event.target.value.length,
    });
    const next = readPhone(edit.digits, entry.country);
    caret.current = edit.digits.length === next.digits.length ? edit.caret : next.digits.length;
    change(next);
  };
  const fixed = {
    dir: 'ltr',
    type: 'tel',
    inputMode: 'numeric',
    autoComplete: 'tel',
    placeholder: 'Enter phone number',
  } as const;
  return (
    <input
      {...fixed}
      {...control}
      ref={field}
      name={name}
      disabled={disabled}
      value={text}
      onChange={typed}
      onFocus={onFocus}
      onBlur={onBlur}
    />
  );
}
