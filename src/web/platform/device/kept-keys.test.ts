import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { KEPT_KEYS, staysBehindLock, sweepBehindLock } from './kept-keys.ts';

const SOURCES = import.meta.glob<string>('/src/web/**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true });
const MEMBER = '5f0c2b1e-0000-4000-8000-000000000001';
/** One text under each key of the table, as a member leaves them. */
const left = () => Object.keys(KEPT_KEYS).map((key) => (key.endsWith('_') ? `${key}${MEMBER}` : key));

beforeEach(() => {
  for (const key of left()) localStorage.setItem(key, 'words of hers');
});
afterEach(() => vi.restoreAllMocks());

test('every file that keeps a text in the browser has its keys in the table', () => {
  const files = Object.entries(SOURCES)
    .filter(([name]) => !/\.test\.|\/testing\//.test(name))
    .filter(([, text]) => /\bkeepText\(|Storage\.setItem\(/.test(text))
    .map(([name]) => name.replace('/src/web/', ''))
    .toSorted();
  const known = Object.values(KEPT_KEYS).flatMap(({ file }) => file);
  expect(files.filter((file) => file !== 'platform/browser-storage.ts')).toEqual([...new Set(known)].toSorted());
});

test('behind a lock there is nothing that says where she lives, when she came or what she did', () => {
  sweepBehindLock();
  expect(Object.keys({ ...localStorage }).toSorted()).toEqual(
    left()
      .filter((key) => staysBehindLock(key))
      .toSorted(),
  );
  expect(Object.keys({ ...localStorage })).not.toEqual(expect.arrayContaining(['moon-place']));
  expect(Object.keys({ ...localStorage }).some((key) => /presence|last_visit/.test(key))).toBe(false);
});

test('a key that nobody decided about goes too', () => {
  localStorage.setItem('something new', 'x');
  sweepBehindLock();
  expect(localStorage.getItem('something new')).toBeNull();
});
