import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { addDays, localDate } from '#domain/calendar/local-date.ts';
import type { ExportDocument } from '#domain/export/export-document.ts';
import { archivePieces } from './archive.ts';

const nothing = {
  consents: [],
  access: [],
  imports: [],
  practice: {},
  collections: { 'comfort-kit': [{ text: 'Wool socks' }], none: [] },
  lists: {},
  edits: {},
  forecasts: [],
  kept: [],
  journal: [],
  dailyQuiz: [],
  archetypes: [],
  intentions: [],
  record: { balance: 0, points: [] },
};
const document = {
  ...nothing,
  exportedAt: '2026-11-21T12:00:00.000Z',
  about: { email: 'a@b.example', picture: { type: 'image/webp', base64: Buffer.from('a picture').toString('base64') } },
  days: Array.from({ length: 20_000 }, (_, at) => ({
    date: addDays(localDate('1972-01-01'), at),
    note: `day ${at} ${'words '.repeat(60)}${Math.sin(at)}`,
  })),
} as unknown as ExportDocument;

it('of fifty years is made in small pieces, whole, with her picture as a file of its own', async () => {
  const pieces: Uint8Array[] = [];
  for await (const piece of archivePieces(document)) pieces.push(piece);
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(256 * 1024);
  expect(pieces.length).toBeGreaterThan(20);
  const found = unzipSync(Buffer.concat(pieces));
  expect(Buffer.from(found['files/picture.webp'] ?? []).toString()).toBe('a picture');
  expect(JSON.parse(Buffer.from(found['export.json'] ?? []).toString())).toMatchObject({
    days: { length: 20_000 },
    collections: { 'comfort-kit': [{ text: 'Wool socks' }], none: [] },
  });
  const html = Buffer.from(found['export.html'] ?? []).toString();
  expect(html).toContain('<img src="files/picture.webp" alt="My picture">');
  expect(html).toContain('Wool socks');
  expect(html).not.toContain(document.about.picture?.base64);
});

it('opens a recording when its turn comes, and holds no more of it than a piece', async () => {
  let [opened, held] = [false, 0];
  async function* sound() {
    opened = true;
    for (let part = 0; part < 64; part += 1) {
      held += 1;
      yield Promise.resolve(Buffer.alloc(64 * 1024, part));
    }
  }
  const few = { ...document, days: [] };
  const zip = archivePieces(few, [{ name: 'recordings/1.mp3', pieces: sound(), packed: true }]);
  const pieces: Uint8Array[] = [];
  for await (const piece of zip) {
    if (!opened) expect(held).toBe(0);
    pieces.push(piece);
    expect(piece.length).toBeLessThan(256 * 1024);
    // One more than what was handed on is read at most.
    expect(held * 64 * 1024).toBeLessThanOrEqual(pieces.reduce((sum, { length }) => sum + length, 0) + 64 * 1024);
  }
  const found = unzipSync(Buffer.concat(pieces))['recordings/1.mp3'];
  expect([found?.length, found?.at(-1)]).toEqual([64 * 64 * 1024, 63]);
});
