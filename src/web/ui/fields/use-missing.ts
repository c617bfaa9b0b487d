import { useState, type ReactNode } from 'react';

/**
 * A field that must be filled before the button's press counts. The button stands pressable from the start; `stops`
 * asks on the press: while the field is missing it marks it with `words`, moves the focus there and says true. The mark
 * goes as soon as the field is right.
 *
 *     const { ref, error, stops } = useMissing<HTMLInputElement>(text === '', 'Enter the code first.');
 *     <TextField ref={ref} error={error} ... />
 *     <form onSubmit={() => stops() || send()}>
 */
export function useMissing<Field extends HTMLElement>(isMissing: boolean, words: ReactNode) {
  const [field, ref] = useState<Field | null>(null);
  const [asked, setAsked] = useState(false);
  if (asked && !isMissing) setAsked(false);
  return {
    ref,
    error: asked && isMissing ? words : null,
    stops(): boolean {
      if (!isMissing) return false;
      setAsked(true);
      field?.focus();
      return true;
    },
  };
}
