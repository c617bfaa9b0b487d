import { addDays, daysBetween } from '#domain/calendar/local-date.ts';
import { coordinates } from '#web/ui/drawings/marks/coordinate.ts';
import { dayStart, point } from '#web/ui/drawings/wheel/geometry.ts';
import type { Lunation } from './lunation.ts';

const INNER = 108;
const STEPS_A_DAY = 2;

/** The outer radius of the band at a lit share: it widens with the light. */
export function bandOuter(share: number): number {
  return INNER + 5 + 34 * share;
}

/** The lit share at a point of the turn, in days from its beginning; where the sky is not known, an even curve. */
function shareAt(turn: Lunation, position: number): number {
  const date = addDays(turn.start, Math.min(turn.length - 1, Math.max(0, Math.floor(position))));
  const known = turn.days.find((day) => day.date === date);
  const next = turn.days.find((day) => daysBetween(date, day.date) === 1);
  if (!known) return (1 - Math.cos((2 * Math.PI * position) / turn.length)) / 2;
  const share = known.illuminated;
  return next ? share + (next.illuminated - share) * (position - Math.floor(position)) : share;
}

/** The band from the first to the last of some days, its width the light of each. Empty when there are none. */
export function bandPath(turn: Lunation, from: number, to: number): string {
  if (to < from) return '';
  const steps = (to - from + 1) * STEPS_A_DAY;
  const at = (step: number) => {
    const position = from - 1 + step / STEPS_A_DAY;
    const inset = step === 0 ? 0.7 : step === steps ? -0.7 : 0;
    return point(
      bandOuter(shareAt(turn, Math.min(position, turn.length - 0.01))),
      dayStart(position + 1, turn.length) + inset,
    );
  };
  const outer = Array.from({ length: steps + 1 }, (_, step) => at(step));
  const [end, start] = [
    point(INNER, dayStart(to + 1, turn.length) - 0.7),
    point(INNER, dayStart(from, turn.length) + 0.7),
  ];
  const large = (to - from + 1) / turn.length > 0.5 ? 1 : 0;
  return `M${outer.map(({ x, y }) => coordinates(x, y)).join('L')}L${coordinates(end.x, end.y)}A${INNER} ${INNER} 0 ${large} 0 ${coordinates(start.x, start.y)}z`;
}
