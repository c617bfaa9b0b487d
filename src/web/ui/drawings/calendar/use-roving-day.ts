import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { WeekStart } from '#domain/account/units.ts';
import { monthOf, type LocalDate } from '#domain/calendar/local-date.ts';
import { dayForKey, firstGridDay } from './month-grid.ts';

type Roving = {
  readonly month: string;
  readonly today: LocalDate;
  readonly selected: LocalDate | null;
  readonly weekStart: WeekStart;
  readonly onMonth: (month: string) => void;
};

/** One day of the grid is in the Tab order; keys move it, and turn the page when they lead out of the month. */
export function useRovingDay({ month, today, selected, weekStart, onMonth }: Roving) {
  const grid = useRef<HTMLDivElement>(null);
  const follow = useRef(false);
  const [visited, setVisited] = useState<LocalDate | null>(null);
  const here = [visited, selected, today].find((date) => date && monthOf(date) === month) ?? firstGridDay(month);

  useEffect(() => {
    if (!follow.current) return;
    const cell = grid.current?.querySelector<HTMLElement>(`[data-date="${here}"]`);
    if (cell) {
      follow.current = false;
      cell.focus();
    }
  }, [here]);

  const onKeyDown = (event: KeyboardEvent) => {
    const from = (event.target as HTMLElement).closest<HTMLElement>('[data-date]')?.dataset['date'] as
      | LocalDate
      | undefined;
    const to = from && !event.altKey && !event.ctrlKey && !event.metaKey ? dayForKey(event, { from, weekStart }) : null;
    if (!to) return;
    event.preventDefault();
    follow.current = true;
    setVisited(to);
    if (monthOf(to) !== month) onMonth(monthOf(to));
  };
  return { grid, here, onKeyDown, visit: setVisited };
}
