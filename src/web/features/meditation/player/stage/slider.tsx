import { useEffect, useRef, useState } from 'react';
import styles from './slider.module.css';

type Props = {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  readonly step?: number;
  /** What a value is called: "5:08 of 12:00". */ readonly textOf: (value: number) => string;
  /** With each move, or with `atEnd` once, when the member lets go. */ readonly onChange: (value: number) => void;
  readonly atEnd?: boolean;
  readonly onPreview?: (value: number | null) => void;
};

/** The platform's own slider in our look: dragged, tapped, or moved by the keys. */
export function Slider({ label, value, max, step = 1, textOf, onChange, atEnd = false, onPreview }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [held, setHeld] = useState<number | null>(null);
  const shown = held ?? value;
  const settle = useRef<(to: number) => void>(() => undefined);
  useEffect(() => {
    settle.current = (to) => {
      setHeld(null);
      onPreview?.(null);
      onChange(to);
    };
  });
  // What React calls a change is each move; the browser's own comes when the member lets go.
  useEffect(() => {
    const field = input.current;
    if (!atEnd || !field) return undefined;
    const change = () => settle.current(Number(field.value));
    field.addEventListener('change', change);
    return () => field.removeEventListener('change', change);
  }, [atEnd]);
  const move = (to: number) => {
    if (!atEnd) return onChange(to);
    setHeld(to);
    onPreview?.(to);
  };
  return (
    <span className={styles.slider}>
      <progress className={styles.track} aria-hidden="true" value={shown} max={max} />
      <input
        ref={input}
        className={styles.input}
        type="range"
        min={0}
        max={max}
        step={step}
        value={shown}
        aria-label={label}
        aria-valuetext={textOf(shown)}
        onChange={(event) => move(Number(event.target.value))}
      />
    </span>
  );
}
