import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { JournalEntry } from '#contract/journal/journal.schemas.ts';
import { addDays, localDate } from '#domain/calendar/local-date.ts';
import { lettered } from '#web/features/digital-good/book/letters.ts';
import type { Face } from '#web/platform/pdf/book-fonts.ts';
import { makeBook } from '#web/features/digital-good/book/make-book.ts';

const FONTS = join(import.meta.dirname, '../../src/web/platform/pdf/fonts');
const FACES: readonly Face[] = ['text', 'italic', 'display', 'serif', 'signs', 'emoji'];
const fontFile = (face: Face) => readFile(join(FONTS, `book-${face}.ttf`));
const fonts = Object.fromEntries(
  await Promise.all(FACES.map(async (face) => [face, new Uint8Array(await fontFile(face))] as const)),
) as Record<Face, Uint8Array>;

const page = (date: string, changes: Partial<JournalEntry> = {}): JournalEntry => ({
  id: '00000000-0000-4000-8000-000000000001',
  userId: '00000000-0000-4000-8000-000000000002',
  date: localDate(date),
  title: 'The long evening',
  content: 'I walked home the long way.\n\nIt was still light.',
  mood: null,
  dreamInsights: '',
  tags: [],
  moon: { phase: 'waxing_gibbous', illuminated: 0.7, waxing: true },
  cycle: null,
  version: 1,
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
  ...changes,
});
const book = (pages: readonly JournalEntry[]) =>
  makeBook({ year: '2026', name: 'Maren', dedication: 'For me', pages, fonts });
const words = (file: Uint8Array) => Buffer.from(file).toString('latin1');
const count = (file: Uint8Array, what: RegExp) => [...words(file).matchAll(what)].length;

describe('her journal as a book', () => {
  test('is a PDF with its fonts inside, a title page, months and every page numbered', async () => {
    const made = await book([page('2026-01-03'), page('2026-01-09'), page('2026-04-02')]);
    expect(words(made.file).slice(0, 8)).toBe('%PDF-1.7');
    expect(count(made.file, /\/Type\s*\/Page\b(?!s)/g)).toBe(made.count);
    expect(made.count).toBe(4);
    expect(count(made.file, /\/FontFile2/g)).toBeGreaterThanOrEqual(3);
    // January and April as bookmarks; what a window is called says nothing of her.
    expect(count(made.file, /\/Type\s*\/Outlines|\/Outlines /g)).toBeGreaterThan(0);
    expect(words(made.file)).not.toMatch(/Maren|journal/i);
    expect(made.missing).toEqual([]);
  });

  test('a long page goes on over as many as it needs, and hundreds of them keep their order', async () => {
    const long = page('2026-02-01', { content: 'A line of a long evening, and then another one. '.repeat(400) });
    expect((await book([long])).count).toBeGreaterThan(6);
    const year = Array.from({ length: 200 }, (_, at) => page(addDays(localDate('2026-01-01'), at)));
    const made = await book(year);
    expect(made.count).toBeGreaterThan(40);
    expect(made.count).toBeLessThan(120);
  }, 60_000);

  test('letters of other alphabets and signs print, what nothing has is told', async () => {
    const made = await book([page('2026-01-03', { content: 'Żółw, ночь, νύχτα ♥ 🙂 🌙 👩🏽‍🦰 漢 ش' })]);
    expect([...made.missing].toSorted()).toEqual(['漢', 'ش'].toSorted());
  });
});

describe('faces', () => {
  test('every letter that a face is said to have is in its file', async () => {
    type Font = { hasGlyphForCodePoint: (point: number) => boolean };
    const { create } = createRequire(import.meta.url)('fontkit') as { create: (file: Buffer) => Font };
    const files = new Map<Face, Font>();
    for (const face of FACES) files.set(face, create(await fontFile(face)));
    const wrong: string[] = [];
    for (let point = 0x20; point < 0x1_fb00; point += 1) {
      if (point >= 0xd800 && point <= 0xdfff) continue;
      for (const { face, text } of lettered(String.fromCodePoint(point), 'text').runs)
        for (const letter of text)
          if (!files.get(face)?.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)) wrong.push(point.toString(16));
    }
    expect(wrong).toEqual([]);
  });

  test('one line is cut into as few runs as it has faces', () => {
    expect(lettered('Nacht ночь ♥\tend', 'italic').runs).toEqual([
      { face: 'italic', text: 'Nacht ' },
      { face: 'serif', text: 'ночь' },
      { face: 'italic', text: ' ' },
      { face: 'signs', text: '♥' },
      { face: 'italic', text: '    end' },
    ]);
  });
});
