import { useState, type FocusEvent } from 'react';

type Held = {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined;
};

/**
 * A password as it is typed (§5): spaces before its first letter go at once, those after its last when the field is
 * left, so that one with spaces inside can be typed. What is told, and so what is sent, never has either.
 */
export function useTypedSecret({ value, onChange, onBlur }: Held) {
  const [shown, setShown] = useState(value);
  return {
    // What was put there from outside stands as it is.
    value: shown.trimEnd() === value ? shown : value,
    type: (typed: string) => {
      const text = typed.trimStart();
      setShown(text);
      onChange(text.trimEnd());
    },
    onBlur: (event: FocusEvent<HTMLInputElement>) => {
      setShown(value);
      onBlur?.(event);
    },
  };
}
