import { useEffect, useState } from 'react';
import { monthOf, type LocalDate } from '#domain/calendar/local-date.ts';

/**
 * The day in the log and the month in the calendar. Choosing a day in the calendar brings its log into sight and into
 * focus.
 */
export function useChosenDay(today: LocalDate) {
  const [chosen, setChosen] = useState<LocalDate | null>(null);
  const [month, setMonth] = useState(monthOf(today));
  const date = chosen ?? today;
  useLinkedPlace();
  const setDate = (next: LocalDate) => {
    // Today stays today when midnight passes.
    setChosen(next === today ? null : next);
    setMonth(monthOf(next));
  };
  const open = (next: LocalDate) => {
    setDate(next);
    const title = document.getElementById('log-title');
    title?.closest('section')?.scrollIntoView({ block: 'start' });
    title?.focus({ preventScroll: true });
  };
  return { date, month, setDate, setMonth, open };
}

/** A link like /tracker#mood leads to its place also when the page was not loaded for it. */
function useLinkedPlace(): void {
  useEffect(() => {
    const id = window.location.hash.slice(1);
    const place = id ? document.getElementById(id) : null;
    place?.scrollIntoView({ block: 'start' });
  }, []);
}
