const formats = new Map<string, Intl.DateTimeFormat>();
const FIELDS = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
} as const;

// Making a format costs fifty times as much as using it. The map cannot outgrow the zones there are, written in any
// case.
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', { timeZone, ...FIELDS });
  if (formats.size >= 1000) formats.clear();
  formats.set(timeZone, made);
  return made;
}

// Within one answer, and between answers of one second, the same instant is asked for again and again.
const latest = new Map<string, { readonly second: number; readonly shown: string }>();

/**
 * What a clock on the wall of an IANA zone shows at an instant, as "2026-11-21T09:05:00". Throws RangeError on an
 * unknown zone.
 */
export function clockInZone(instant: Date, timeZone: string): string {
  const second = Math.floor(instant.getTime() / 1000);
  const known = latest.get(timeZone);
  if (known?.second === second) return known.shown;
  const shown = read(instant, timeZone);
  if (latest.size >= 1000) latest.clear();
  latest.set(timeZone, { second, shown });
  return shown;
}

function read(instant: Date, timeZone: string): string {
  const part: Record<string, string> = {};
  // Parts, because the order in which a locale writes a date has changed between browsers before.
  for (const { type, value } of formatOf(timeZone).formatToParts(instant)) part[type] = value;
  return `${(part.year ?? '').padStart(4, '0')}-${part.month}-${part.day}T${part.hour}:${part.minute}:${part.second}`;
}
