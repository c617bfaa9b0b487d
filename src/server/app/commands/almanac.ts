import { parseArgs } from 'node:util';
import { yearAlmanac, type YearAlmanac } from '#server/platform/sky/year-almanac.ts';

const USAGE = 'npm run almanac -- --year 2026 --zone Europe/Berlin [--json]';
const say = (text: string) => void process.stdout.write(`${text}\n`);

/**
 * Prints the moon of a year as the clocks of a zone count it: the exact instants, and the phase and light of every day.
 */
function main(): void {
  const { year, zone, json } = asked();
  const almanac = yearAlmanac(year, zone);
  if (json) return say(JSON.stringify(almanac, null, 1));
  say(asTable(almanac, { year, zone }));
}

function asked(): { year: number; zone: string; json: boolean } {
  const { values } = readArgs();
  const { year, zone, json } = values;
  if (year === undefined || zone === undefined) throw new Error(`Please name a year and a time zone: ${USAGE}`);
  if (!/^\d{4}$/.test(year) || Number(year) < 1900 || Number(year) > 2100)
    throw new Error('The almanac reaches from the year 1900 to 2100.');
  if (!isZone(zone)) throw new Error('This time zone is not known. Zones have names like Europe/Berlin.');
  return { year: Number(year), zone, json: json ?? false };
}

function readArgs() {
  try {
    return parseArgs({ options: { year: { type: 'string' }, zone: { type: 'string' }, json: { type: 'boolean' } } });
  } catch (cause) {
    throw new Error(`This is not understood. Please write it like this: ${USAGE}`, { cause });
  }
}

function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }) instanceof Intl.DateTimeFormat;
  } catch {
    return false;
  }
}

function asTable({ instants, days }: YearAlmanac, { year, zone }: { year: number; zone: string }): string {
  const named = instants.map(({ phase, at }) => `${at}  ${phase}`);
  const daily = days.map(
    ({ date, phase, illuminated }) =>
      `${date}  ${phase.padEnd(15)}  ${String(Math.round(illuminated * 100)).padStart(3)} %`,
  );
  return [
    `The moon of ${year} in ${zone}`,
    '',
    'Instants (UTC)',
    ...named,
    '',
    'Days, with the light of 9 pm there',
    ...daily,
  ].join('\n');
}

try {
  main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
