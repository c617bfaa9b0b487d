/** A second of a recording to a tenth, "1:04.5". */
export function secondWords(second: number): string {
  const tenths = Math.round(second * 10);
  const whole = Math.floor(tenths / 10);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}.${tenths % 10}`;
}

/** A length in minutes and seconds, "12:30". */
export function lengthOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.round(seconds) % 60).padStart(2, '0')}`;
}
