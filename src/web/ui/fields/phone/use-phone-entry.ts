import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { plainNumber, readPhone, type PhoneEntry } from './phone-number.ts';

type Format = (entry: PhoneEntry) => { text: string; value: string };
type Held = { value: string; onChange: (value: string) => void; country: string };

/**
 * What stands in the phone field, as text and as number. A change goes to the parent on the next animation frame
 * (§4.12).
 */
export function usePhoneEntry({ value, onChange, country }: Held) {
  const [entry, setEntry] = useState(() => readPhone(value, country));
  const reported = useRef(value);
  const format = useFormat();
  const shown = format ? format(entry) : { text: entry.digits, value: plainNumber(entry) };
  const report = useEffectEvent((number: string) => {
    reported.current = number;
    onChange(number);
  });
  const adopt = useEffectEvent((number: string) => {
    reported.current = number;
    setEntry((present) => readPhone(number, present.country));
  });
  useEffect(() => {
    if (value !== reported.current) adopt(value);
  }, [value]);
  useEffect(() => {
    if (shown.value === reported.current) return;
    const frame = requestAnimationFrame(() => report(shown.value));
    return () => cancelAnimationFrame(frame);
  }, [shown.value]);
  return { entry, text: shown.text, setEntry };
}

function useFormat(): Format | null {
  const [format, setFormat] = useState<Format | null>(null);
  useEffect(() => {
    let wanted = true;
    const arrived = (module: { formatPhone: Format }) => wanted && setFormat(() => module.formatPhone);
    // Without the formats (offline, say) the field goes on with bare digits: nothing is lost but the spaces.
    const withoutIt = () => undefined;
    void import('./phone-format.ts').then(arrived, withoutIt);
    return () => {
      wanted = false;
    };
  }, []);
  return format;
}
