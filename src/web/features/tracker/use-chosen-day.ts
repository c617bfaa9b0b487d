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

/**
 * A link like /tracker#mood leads to its place, also when the page was not loaded for it or the field comes later than
 * the page; in a field of the log the focus goes to its answer. Whoever has moved on meanwhile is left alone.
 */
function useLinkedPlace(): void {
  useEffect(() => {
    const id = window.location.hash.slice(1);
    if (!id) return;
    const arrival = new AbortController();
    const { signal } = arrival;
    const look = () => {
      const place = document.getElementById(id);
      if (!place || signal.aborted) return;
      arrival.abort();
      arriveAt(place);
    };
    const drawn = new MutationObserver(look);
    signal.addEventListener('abort', () => drawn.disconnect());
    for (const kind of ['pointerdown', 'keydown', 'wheel'] as const)
      window.addEventListener(kind, () => arrival.abort(), { signal, passive: true });
    drawn.observe(document.body, { childList: true, subtree: true });
    // After the page's own arrival, which goes to its top and its heading.
    const frame = requestAnimationFrame(look);
    return () => {
      cancelAnimationFrame(frame);
      arrival.abort();
    };
  }, []);
}

function arriveAt(place: HTMLElement): void {
  const isField = place instanceof HTMLFieldSetElement;
  if (place instanceof HTMLDetailsElement) place.open = true;
  place.scrollIntoView({ block: isField ? 'center' : 'start' });
  // A tap leaves no ring around what has the focus: the field is marked besides.
  if (isField) place.dataset.arrived = '';
  const answer =
    isField && (place.querySelector<HTMLElement>('[aria-pressed="true"]') ?? place.querySelector('button'));
  if (answer) answer.focus({ preventScroll: true });
}
