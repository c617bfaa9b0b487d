import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeSpeech } from './fake-speech.sample.ts';
import { piecesOf } from './spoken-pieces.ts';
import { Speaker, START_MS } from './speaker.ts';

const HOW = { voice: 'ava', rate: 1, volume: 1 };
const LINE = 'Let the chair take you. There is nothing to fix here.';

let speech: FakeSpeech;
let lost = 0;
let speaker: Speaker;
beforeEach(() => {
  vi.useFakeTimers();
  [speech, lost] = [new FakeSpeech(), 0];
  speaker = new Speaker(speech, () => (lost += 1));
});
afterEach(() => vi.useRealTimers());
const said = () => speech.said.map(({ text }) => text);

describe('pieces', () => {
  test.each([
    [LINE, ['Let the chair take you.', 'There is nothing to fix here.']],
    ['“In for four.” Then wait…', ['“In for four.”', 'Then wait…']],
    ['No stop at its end', ['No stop at its end']],
    [' … ', []],
  ])('%j', (text, pieces) => expect(piecesOf(text)).toEqual(pieces));

  test('a sentence that would be cut off is cut by us, and loses no word', () => {
    const long = `Feel the soles, ${'and then the long slow weight of both legs, '.repeat(8)}here.`;
    const pieces = piecesOf(long);
    expect(pieces.every((piece) => piece.length <= 140)).toBe(true);
    expect(pieces.join(' ').split(/\s+/)).toEqual(long.split(/\s+/));
  });
});

test('says a text sentence by sentence, each when the one before ended', async () => {
  speaker.say(LINE, HOW);
  expect(said()).toEqual(['Let the chair take you.']);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(said()).toEqual(['Let the chair take you.', 'There is nothing to fix here.']);
  expect(lost).toBe(0);
});

test('a new text breaks off the old one: what is told of the old is not heard', async () => {
  speech.manner = 'slow';
  speaker.say(LINE, HOW);
  await vi.advanceTimersByTimeAsync(1000);
  speaker.say('Breathe in.', HOW);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(said()).toEqual(['Let the chair take you.', 'Breathe in.']);
  expect(lost).toBe(0);
});

test('hushed, it says no more', async () => {
  speaker.say(LINE, HOW);
  speaker.hush();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(said()).toHaveLength(1);
  expect([speech.cancels > 0, lost]).toEqual([true, 0]);
});

test.each([
  ['never_begins', START_MS],
  ['stalls', 10_000],
  ['fails', 100],
  ['throws', 100],
  ['lies', 100],
] as const)('a voice that %s is lost, which is told once, and says nothing more', async (manner, within) => {
  speech.manner = manner;
  speaker.say(LINE, HOW);
  await vi.advanceTimersByTimeAsync(within);
  expect(lost).toBe(1);
  const before = said().length;
  speaker.say('Another line.', HOW);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([lost, said().length]).toEqual([1, before]);
});

test('chosen anew, it is tried again', async () => {
  speech.manner = 'stalls';
  speaker.say(LINE, HOW);
  await vi.advanceTimersByTimeAsync(30_000);
  speech.manner = 'speaks';
  speaker.begin();
  speaker.say('Breathe out.', HOW);
  await vi.advanceTimersByTimeAsync(30_000);
  expect([said().at(-1), lost]).toEqual(['Breathe out.', 1]);
});

test('a slow voice is no lost one', async () => {
  speech.manner = 'slow';
  speaker.say('Let the chair take you.', HOW);
  await vi.advanceTimersByTimeAsync(5_800);
  expect(lost).toBe(0);
});
