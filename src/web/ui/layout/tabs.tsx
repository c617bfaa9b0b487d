import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import styles from './tabs.module.css';

export type Tab<Key extends string> = { key: Key; label: ReactNode; panel: ReactNode };
type Props<Key extends string> = { label: string; tabs: readonly Tab<Key>[]; value: Key; onChange: (key: Key) => void };

const STEP: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** A row of tabs and the panel of the chosen one. Arrow keys move and choose, Home and End go to the ends. */
export function Tabs<Key extends string>({ label, tabs, value, onChange }: Props<Key>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const at = tabs.findIndex((tab) => tab.key === value);
  const go = (event: KeyboardEvent) => {
    const next = target(event, { at, count: tabs.length, list: list.current });
    const tab = next === null ? undefined : tabs[next];
    if (next === null || !tab) return;
    event.preventDefault();
    onChange(tab.key);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };
  return (
    <>
      <div ref={list} className={styles.tabs} role="tablist" aria-label={label} onKeyDown={go}>
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-${tab.key}`}
            aria-selected={tab.key === value}
            aria-controls={tab.key === value ? `${id}-panel` : undefined}
            tabIndex={tab.key === value ? 0 : -1}
            onClick={() => onChange(tab.key)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div className={styles.panel} role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} tabIndex={0}>
        {tabs[at]?.panel}
      </div>
    </>
  );
}

function target(event: KeyboardEvent, row: { at: number; count: number; list: HTMLElement | null }): number | null {
  if (event.key === 'Home') return 0;
  if (event.key === 'End') return row.count - 1;
  const step = STEP[event.key];
  if (step === undefined) return null;
  const mirrored = row.list !== null && getComputedStyle(row.list).direction === 'rtl' ? -1 : 1;
  return (row.at + step * mirrored + row.count) % row.count;
}
