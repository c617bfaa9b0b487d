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

it('of fifty years is made in small pieces, whole, with her picture as a file of its own', () => {
  const pieces = [...archivePieces(document)];
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
