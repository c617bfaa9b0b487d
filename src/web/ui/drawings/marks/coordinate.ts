/**
 * A drawing's number with one decimal and no padding (12.34 to "12.3", 0.5 to ".5"): documents carry the drawings
 * inline.
 */
export function coordinate(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  if (rounded === 0) return '0';
  return String(rounded).replace(/^(-?)0\./, '$1.');
}

/** Coordinates joined the way a path reads them, the shortest that still parses. */
export function coordinates(...values: readonly number[]): string {
  return values
    .map(coordinate)
    .reduce((text, next) => (text === '' ? next : next.startsWith('-') ? text + next : `${text} ${next}`), '');
}

/** A round dot of a path drawn with round caps: its size is the stroke's width. */
export function dot(x: number, y: number): string {
  return `M${coordinates(x, y)}h0`;
}
