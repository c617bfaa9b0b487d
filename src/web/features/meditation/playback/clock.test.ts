import { expect, test } from 'vitest';
import { PositionClock } from './clock.ts';

function clockOf(total = 600, from = 0) {
  const source = { seconds: 40, now: () => source.seconds };
  return { source, clock: new PositionClock(source, { total, from }) };
}

test('counts what the source counts, from where it began', () => {
  const { source, clock } = clockOf(600, 100);
  expect(clock.position()).toBe(100);
  source.seconds += 12.5;
  expect(clock.position()).toBe(112.5);
});

test('a source that stands is a position that stands', () => {
  const { clock } = clockOf();
  expect([clock.position(), clock.position()]).toEqual([0, 0]);
});

test('another pace counts from there on, and never makes it jump', () => {
  const { source, clock } = clockOf();
  source.seconds += 100;
  clock.setPace(1.25);
  expect(clock.position()).toBe(100);
  source.seconds += 80;
  expect(clock.position()).toBe(200);
  clock.setPace(0.75);
  source.seconds += 40;
  expect([clock.position(), clock.pace]).toEqual([230, 0.75]);
});

test('an hour in steps of a fifth of a second ends where one step ends', () => {
  const { source, clock } = clockOf(7200);
  let last = 0;
  for (let step = 0; step < 18_000; step += 1) {
    source.seconds = 40 + (step + 1) / 5;
    last = clock.position();
  }
  expect(last).toBeCloseTo(3600, 6);
});

test.each([
  [-20, 0],
  [30, 30],
  [9000, 600],
])('goes to %d as %d', (wanted, found) => {
  const { clock } = clockOf();
  clock.seek(wanted);
  expect(clock.position()).toBe(found);
});

test('never passes the end', () => {
  const { source, clock } = clockOf(600, 590);
  source.seconds += 60;
  expect(clock.position()).toBe(600);
});

test('a paced breath is never hurried: its seconds go by in their own time', () => {
  const source = { seconds: 0, now: () => source.seconds };
  const block = { in: 4, hold: 0, out: 6, rounds: 2 };
  const clock = new PositionClock(source, { total: 600, breaths: [{ from: 10, to: 30, block }] });
  clock.setPace(1.25);
  source.seconds = 8;
  expect(clock.position()).toBe(10);
  source.seconds = 28;
  expect(clock.position()).toBe(30);
  source.seconds = 36;
  expect(clock.position()).toBe(40);
});
