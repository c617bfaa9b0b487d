/** What typed hours of sleep are: hours in quarters, or why they are none. */
export type TypedHours = number | 'empty' | 'unreadable' | 'out_of_range';

const DAY = 24;

/** Reads "7", "7.5", "7,5", "7:40" or "7 h 40", to the nearest quarter of an hour, 0 to 24. */
export function readHours(text: string): TypedHours {
  const bare = text
    .trim()
    .toLowerCase()
    .replace(/\s*(hours?|hrs?|h)$/, '');
  if (bare === '') return 'empty';
  const clock = /^(\d{1,3})\s*(?::|h)\s*([0-5]?\d)(?:\s*(?:min|m))?$/.exec(bare);
  const decimal = /^(\d{1,3})(?:[.,](\d+))?$/.exec(bare);
  if (!clock && !decimal) return 'unreadable';
  const hours = clock ? Number(clock[1]) + Number(clock[2]) / 60 : Number(`${decimal?.[1]}.${decimal?.[2] ?? 0}`);
  return hours > DAY ? 'out_of_range' : Math.round(hours * 4) / 4;
}

/** Hours as the member reads them: "7", "7:30". */
export function hoursFigures(hours: number): string {
  const minutes = Math.round((hours % 1) * 60);
  return minutes === 0 ? String(hours) : `${Math.floor(hours)}:${minutes}`;
}
