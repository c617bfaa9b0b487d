import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeRecogniser } from './fake-recogniser.sample.ts';
import { Listening, LONGEST_MS, type Stop } from './listening.ts';

let words: string[] = [];
let interim = '';
let stops: Stop[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  FakeRecogniser.reset();
  [words, interim, stops] = [[], '', []];
});
afterEach(() => vi.useRealTimers());

function listen(local = false): { listening: Listening; browser: FakeRecogniser } {
  const listening = new Listening(
    FakeRecogniser,
    { language: 'en-GB', local },
    {
      onWords: (said) => words.push(said),
      onInterim: (said) => void (interim = said),
      onStop: (why) => stops.push(why),
    },
  );
  listening.start();
  const browser = FakeRecogniser.all[0];
  if (!browser) throw new Error('no recogniser was made');
  return { listening, browser };
}

test('it listens on, in her language, and shows words before they are settled', () => {
  const { browser } = listen();
  expect(browser).toMatchObject({
    lang: 'en-GB',
    continuous: true,
    interimResults: true,
    processLocally: false,
    isOn: true,
  });
  browser.say(['a calm', false]);
  expect([interim, words]).toEqual(['a calm', []]);
  browser.say(['a calm day', true], [' and then', false]);
  expect([interim, words]).toEqual([' and then', ['a calm day']]);
});

test('on this device where it can', () => expect(listen(true).browser.processLocally).toBe(true));

test('she stops: what was still a guess is kept, and nothing follows', () => {
  const { listening, browser } = listen();
  browser.say(['almost', false]);
  listening.stop();
  listening.stop();
  expect([stops, words, interim, browser.isOn]).toEqual([['manual'], ['almost'], '', false]);
  browser.say(['late', true]);
  expect(words).toEqual(['almost']);
});

describe('§9: 15 minutes', () => {
  test('not a millisecond before, then it stops by itself', () => {
    const { browser } = listen();
    vi.advanceTimersByTime(LONGEST_MS - 1);
    expect([stops, browser.isOn]).toEqual([[], true]);
    vi.advanceTimersByTime(1);
    expect([stops, browser.isOn]).toEqual([['limit'], false]);
  });
  test('they count through the silences of the browser', () => {
    const { browser } = listen();
    vi.advanceTimersByTime(LONGEST_MS - 60_000);
    browser.end();
    vi.advanceTimersByTime(59_999);
    expect([browser.starts, stops]).toEqual([2, []]);
    vi.advanceTimersByTime(1);
    expect(stops).toEqual(['limit']);
  });
  test('after a manual stop no limit is told', () => {
    listen().listening.stop();
    vi.advanceTimersByTime(LONGEST_MS);
    expect(stops).toEqual(['manual']);
  });
});

test('the browser stops after a silence: it is started again, and no guess is lost', () => {
  const { browser } = listen();
  browser.say(['half a', false]);
  vi.advanceTimersByTime(9_000);
  browser.fail('no-speech');
  expect([browser.isOn, browser.starts, words, stops]).toEqual([true, 2, ['half a'], []]);
});

test('a browser that ends at once again and again is not asked for ever', () => {
  const { browser } = listen();
  for (let times = 0; times < 4; times += 1) browser.end();
  expect([stops, browser.starts]).toEqual([[], 5]);
  browser.end();
  expect([stops, browser.starts]).toEqual([['error'], 5]);
});

test.each(['not-allowed', 'audio-capture', 'network', 'language-not-supported', 'service-not-allowed'])(
  '%s is an error',
  (error) => {
    const { browser } = listen();
    browser.fail(error);
    expect([stops, browser.starts]).toEqual([['error'], 1]);
  },
);

test('a start that fails is told as such', () => {
  FakeRecogniser.unstartable = true;
  expect([listen().browser.isOn, stops]).toEqual([false, ['unstartable']]);
});
