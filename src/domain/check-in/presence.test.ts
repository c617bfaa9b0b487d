import { describe, expect, it } from 'vitest';
import { awardDayAt, changedAwardZone, type AwardZone } from '#domain/account/award-zone.ts';
import { dayInZone, fromDayNumber, dayNumber, localDate, type LocalDate } from '#domain/calendar/local-date.ts';
import { startOfDay } from '#domain/calendar/zone-instant.ts';
import { isDone, NO_PRESENCE, withCheckIn, type Presence } from './presence.ts';

it('counts a day once, and none that is not later than the last', () => {
  const first = withCheckIn(NO_PRESENCE, localDate('2026-11-21'));
  expect(first).toEqual({ days: 1, last: '2026-11-21' });
  for (const day of ['2026-11-21', '2026-11-20', '2025-01-01'])
    expect(withCheckIn(first as Presence, localDate(day))).toBeNull();
  expect(withCheckIn(first as Presence, localDate('2027-05-03'))).toEqual({ days: 2, last: '2027-05-03' });
  expect([
    isDone(NO_PRESENCE, localDate('2026-11-21')),
    isDone(first as Presence, localDate('2026-11-21')),
    isDone(first as Presence, localDate('2026-11-22')),
  ]).toEqual([false, true, false]);
});

const HOUR = 3_600_000;
const ZONES = [
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Europe/Berlin',
  'America/New_York',
  'America/Santiago',
  'Africa/Cairo',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'America/Havana',
  'UTC',
] as const;
// The nights on which clocks change, forward and back, in both hemispheres; and the end of a year.
const NIGHTS = [
  '2026-03-08',
  '2026-03-29',
  '2026-04-05',
  '2026-04-24',
  '2026-09-06',
  '2026-10-25',
  '2026-10-30',
  '2026-11-01',
  '2026-12-31',
].map(localDate);

type Rule = (presence: Presence, day: LocalDate) => Presence | null;
type Traveller = { readonly timeZone: string; readonly awardZone: AwardZone | null };
type Counted = { readonly day: LocalDate; readonly at: number; readonly wall: LocalDate };

/** A small generator of numbers from 0 to 1 (mulberry32), so that a seed tells the whole run. */
function chanceFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * One woman's weeks: the member waits, flies, stands at midnight, presses again and again. Gives what went wrong, or
 * null.
 */
function live(
  chance: () => number,
  { rule, dayOf }: { rule: Rule; dayOf: (her: Traveller, now: Date) => LocalDate },
): { fault: string | null; checkIns: number; counted: number; moves: number } {
  const pick = <T>(from: readonly T[]): T => from[Math.floor(chance() * from.length)] as T;
  let her: Traveller = { timeZone: pick(ZONES), awardZone: null };
  let now =
    startOfDay(fromDayNumber(dayNumber(pick(NIGHTS)) - 2), her.timeZone).getTime() + Math.floor(chance() * 48) * HOUR;
  const [start, counted] = [now, [] as Counted[]];
  let [presence, checkIns, moves] = [NO_PRESENCE, 0, 0];
  for (let step = 0; step < 24; step += 1) {
    const act = chance();
    if (act < 0.15)
      now =
        startOfDay(fromDayNumber(dayNumber(dayInZone(new Date(now), her.timeZone)) + 1), her.timeZone).getTime() +
        pick([-1000, 0, 1000]);
    else if (act < 0.45) now += Math.floor(chance() * 30 * 60) * 60_000;
    else if (act < 0.6) {
      const to = pick(ZONES);
      if (to !== her.timeZone) her = { timeZone: to, awardZone: changedAwardZone(her, { to, now: new Date(now) }) };
      moves += 1;
    } else {
      checkIns += 1;
      const day = dayOf(her, new Date(now));
      const next = rule(presence, day);
      if (next && next.days !== presence.days + 1)
        return { fault: 'presence did not rise by one', checkIns, counted: counted.length, moves };
      if (next) counted.push({ day, at: now, wall: dayInZone(new Date(now), her.timeZone) });
      presence = next ?? presence;
    }
  }
  return { fault: faultOf(counted, { start, moves }), checkIns, counted: counted.length, moves };
}

function faultOf(counted: readonly Counted[], { start, moves }: { start: number; moves: number }): string | null {
  for (const [index, one] of counted.entries()) {
    const before = counted[index - 1];
    if (before && before.day >= one.day) return `two awards for ${one.day}`;
    if (before && moves === 0 && before.wall === one.wall) return `two on her ${one.wall}`;
    // Whatever the member does, time passes for the member as for everybody: at most one day more than have begun
    // since, and one for a flight over the date line.
    if (index + 1 > (one.at - start) / (24 * HOUR) + 3) return `${index + 1} days within ${one.at - start} ms`;
  }
  return null;
}

function run(
  seed: number,
  rules: Parameters<typeof live>[1],
): { faults: string[]; checkIns: number; counted: number; moves: number } {
  const chance = chanceFrom(seed);
  const sums = { faults: [] as string[], checkIns: 0, counted: 0, moves: 0 };
  for (let timeline = 0; timeline < 10_000; timeline += 1) {
    const { fault, checkIns, counted, moves } = live(chance, rules);
    if (fault) sums.faults.push(fault);
    sums.checkIns += checkIns;
    sums.counted += counted;
    sums.moves += moves;
  }
  return sums;
}

describe('10,000 timelines over zones, flights, changed clocks and midnights', () => {
  const seed = Number(process.env.PRESENCE_SEED ?? Date.now() % 1_000_000);
  const awardDay = (her: Traveller, now: Date) => awardDayAt(her, now);

  it('presence never falls, and no local day counts twice', () => {
    const { faults, checkIns, counted, moves } = run(seed, { rule: withCheckIn, dayOf: awardDay });
    process.stdout.write(
      `presence: seed ${seed}, 10000 timelines, ${checkIns} check-ins, ${counted} counted, ${moves} moves\n`,
    );
    expect(faults, `PRESENCE_SEED=${seed}`).toEqual([]);
    expect(counted).toBeGreaterThan(20_000);
    expect(checkIns).toBeGreaterThan(counted);
    expect(moves).toBeGreaterThan(20_000);
  }, 120_000);

  it.each([
    [
      'a rule that only asks whether the day is another one',
      (presence: Presence, day: LocalDate) => (day === presence.last ? null : { days: presence.days + 1, last: day }),
      (her: Traveller, now: Date) => dayInZone(now, her.timeZone),
    ],
    [
      'a rule that forgets a day',
      (presence: Presence, day: LocalDate) =>
        day > (presence.last ?? '') ? { days: Math.max(0, presence.days - 1), last: day } : null,
      awardDay,
    ],
    [
      'a rule that counts every press',
      ({ days }: Presence, day: LocalDate) => ({ days: days + 1, last: day }),
      awardDay,
    ],
  ])(
    '%s is found out',
    (_what, rule, dayOf) => {
      expect(run(seed, { rule, dayOf }).faults.length).toBeGreaterThan(0);
    },
    120_000,
  );
});
