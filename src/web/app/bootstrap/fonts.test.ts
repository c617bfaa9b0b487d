import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import commissioner from '#web/ui/fonts/commissioner.woff2';
import display from '#web/ui/fonts/newsreader-display.woff2';
import { BEGUN_TO_READ, bringLetters } from './fonts.ts';

const added: Face[] = [];
const asked: Face[] = [];

/** A face as the browser has it: unloaded until somebody asks. */
class Face {
  readonly family: string;
  readonly source: string;
  readonly about: FontFaceDescriptors;
  settle!: { come: () => void; fail: () => void };
  constructor(family: string, source: string, about: FontFaceDescriptors) {
    this.family = family;
    this.source = source;
    this.about = about;
  }
  load(): Promise<void> {
    asked.push(this);
    return new Promise((come, fail) => (this.settle = { come, fail: () => fail(new Error('no answer')) }));
  }
}

beforeEach(() => {
  vi.stubGlobal('FontFace', Face);
  Object.defineProperty(document, 'fonts', { configurable: true, value: { add: (face: Face) => added.push(face) } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'fonts');
  added.length = asked.length = 0;
});

const settled = () => new Promise((done) => setTimeout(done));

test('the files of the first view are put on together, once the last of them is here', async () => {
  const done = bringLetters([commissioner, display], performance.now());
  expect(asked.map(({ source }) => source)).toEqual([`url(${commissioner})`, `url(${display})`]);
  asked[0]?.settle.come();
  await settled();
  expect(added).toEqual([]);
  asked[1]?.settle.come();
  await done;
  expect(added.filter((face) => asked.includes(face))).toHaveLength(2);
});

test('a file that does not come keeps none of the others away', async () => {
  const done = bringLetters([commissioner, display], performance.now());
  asked[0]?.settle.fail();
  asked[1]?.settle.come();
  await done;
  expect(added).toContain(asked[1]);
});

test('what is here when she begins to read is put on then, and the rest waits', async () => {
  vi.useFakeTimers();
  const done = bringLetters([display, commissioner], performance.now());
  asked.find(({ source }) => source === `url(${display})`)?.settle.come();
  await vi.advanceTimersByTimeAsync(BEGUN_TO_READ - 1);
  expect(added).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(added.map(({ source }) => source)).toEqual([`url(${display})`]);
  await vi.advanceTimersByTimeAsync(1);
  asked.find(({ source }) => source === `url(${commissioner})`)?.settle.come();
  await done;
  expect(added).toHaveLength(1);
  window.history.pushState(null, '', '/tracker');
  window.dispatchEvent(new Event('pushState'));
  expect(new Set(added).size).toBe(18);
  window.history.replaceState(null, '', '/');
  vi.useRealTimers();
});

describe('letters that come when she has begun to read', () => {
  const late = async () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(BEGUN_TO_READ);
    const done = bringLetters([commissioner], 0);
    now.mockReturnValue(BEGUN_TO_READ + 1);
    asked[0]?.settle.come();
    await done;
  };
  afterEach(() => {
    vi.restoreAllMocks();
    window.history.replaceState(null, '', '/');
  });

  test('at the last moment before that they are put on', async () => {
    vi.spyOn(performance, 'now').mockReturnValue(BEGUN_TO_READ);
    const done = bringLetters([commissioner], 0);
    asked[0]?.settle.come();
    await done;
    expect(added).toHaveLength(18);
  });

  test('they wait for another page of ours, and not for another address of this one', async () => {
    await late();
    expect(added).toEqual([]);
    window.history.replaceState(null, '', '/?month=2026-11');
    window.dispatchEvent(new Event('replaceState'));
    expect(added).toEqual([]);
    window.history.pushState(null, '', '/tracker');
    window.dispatchEvent(new Event('pushState'));
    expect(added).toHaveLength(18);
    window.dispatchEvent(new Event('popstate'));
    expect(added).toHaveLength(18);
  });

  test('they are put on where nobody sees it', async () => {
    await late();
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    expect(added).toHaveLength(18);
  });

  test('a page that nobody sees when they come has them at once', async () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await late();
    expect(added).toHaveLength(18);
  });
});

test('every other face is known and not fetched: three files for each of six cuts, of ranges that do not meet', async () => {
  await bringLetters([], performance.now());
  expect(asked).toEqual([]);
  expect(added).toHaveLength(18);
  const cuts = new Set(added.map(({ family, about: { weight, style } }) => `${family} ${weight} ${style}`));
  expect(cuts.size).toBe(6);
  const ranges = [...new Set(added.map(({ about }) => about.unicodeRange ?? ''))].map(pointsOf);
  expect(ranges).toHaveLength(3);
  expect(new Set(ranges.flat()).size).toBe(ranges.flat().length);
  // Names from all over Latin: Łucja, Işıl, Ștefan, Ágnes Őri, Žydrė.
  for (const letter of 'ŁęİşğȘțőűŽėķāðøß') expect(ranges.flat(), letter).toContain(letter.codePointAt(0));
  expect(added.every(({ about }) => about.display === 'swap')).toBe(true);
});

/** The letters of a range, by number. */
function pointsOf(range: string): number[] {
  return range.split(', ').flatMap((part) => {
    const [from = 0, to = from] = part
      .slice(2)
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    return Array.from({ length: to - from + 1 }, (_, step) => from + step);
  });
}
