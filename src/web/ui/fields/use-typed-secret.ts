import { useState, type FocusEvent, type KeyboardEvent } from 'react';

type Held = {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined;
};

/**
 * A password as it is typed (§5): spaces before its first letter go at once, those after its last when the field is left
 * or sent, so that one with spaces inside can be typed. What it stands for is always told without either.
 */
export function useTypedSecret({ value, onChange, onBlur }: Held) {
  const [shown, setShown] = useState(value);
  const settle = () => setShown(value);
  return {
    // What was put there from outside stands as it is.
    value: shown.trimEnd() === value ? shown : value,
    type: (typed: string) => {
      const text = typed.trimStart();
      setShown(text);
      onChange(text.trimEnd());
    },
    onBlur: (event: FocusEvent<HTMLInputElement>) => {
      settle();
      onBlur?.(event);
    },
    onKeyDown: ({ key }: KeyboardEvent) => void (key === 'Enter' && settle()),
  };
}
