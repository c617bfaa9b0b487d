/**
 * What begins after one second and not after another, in order; nothing where time did not go forward.
 */
export function dueBetween<Timed extends { readonly at: number }>(
  cues: readonly Timed[],
  [after, until]: readonly [number, number],
): Timed[] {
  return cues.filter(({ at }) => at > after && at <= until);
}

/** How near to either end a place says nothing: there is nothing to go on from. In seconds. */
const NEAR = 15;

/** The second to go on from, where the member stopped somewhere on the way; null where that is an end. */
export function secondToResume(place: { readonly second: number } | undefined, total: number): number | null {
  return place && place.second >= NEAR && place.second <= total - NEAR ? Math.floor(place.second) : null;
}

/** "5:08", and "1:02:03" from an hour on. */
export function clockWords(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
