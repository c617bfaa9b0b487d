import { describe, expect, it } from 'vitest';
import { addDays, localDate } from '#domain/calendar/local-date.ts';
import { CLUE_SAMPLE } from '#domain/import/exports.sample.ts';
import { APPLE_SAMPLE } from '#domain/import/formats/others.sample.ts';
import { TABLES_SAMPLE } from '#domain/import/formats/table/table.sample.ts';
import { REFUSED } from '#domain/import/import-refusals.ts';
import { readExport } from '#domain/import/read-export.ts';
import { readBlob } from './read-blob.ts';
import { bytesOf, joined, zipOf } from './zip.sample.ts';

const reader = { today: localDate('2026-11-21'), ageGroup: 'adult' as const };
type Bytes = Uint8Array<ArrayBuffer>;
const read = (bytes: Bytes) => readBlob(new Blob([bytes]), { reader, onProgress: () => undefined });
const clue = { name: 'measurements.json', bytes: bytesOf(CLUE_SAMPLE) };
/** A long file that does not pack to nothing, so that a cut or a flipped bit meets its bytes. */
const LONG = bytesOf(
  JSON.stringify([
    ...(JSON.parse(CLUE_SAMPLE) as unknown[]),
    ...Array.from({ length: 500 }, (_, at) => ({ type: 'tags', date: '2026-03-02', id: at * 7919, value: [] })),
  ]),
);
const flipped = (zip: Bytes, at: number) => {
  const other = zip.slice();
  other[at] = (other[at] ?? 0) ^ 0x10;
  return other;
};

describe('a zip', () => {
  it.each([0, 8] as const)('is unpacked here (method %i)', async (method) => {
    expect(await read(await zipOf([{ ...clue, method }]))).toMatchObject({ ok: true, source: 'clue' });
  });

  it.each([
    ['cut in half', (zip: Bytes) => zip.subarray(0, zip.length / 2)],
    ['cut by its last bytes', (zip: Bytes) => zip.subarray(0, -10)],
    ['with a flipped bit in what is packed', (zip: Bytes) => flipped(zip, 400)],
    ['whose list points elsewhere', (zip: Bytes) => flipped(zip, zip.length - 5)],
    ['whose list is short of a file', (zip: Bytes) => flipped(zip, zip.length - 12)],
    ['whose first head is gone', (zip: Bytes) => joined([zip.subarray(0, 4), new Uint8Array(60), zip.subarray(64)])],
  ])('%s is called damaged', async (_, damage) => {
    const zip = await zipOf([{ name: 'measurements.json', bytes: LONG }]);
    expect(await read(zip)).toMatchObject({ ok: true });
    expect(await read(damage(zip))).toEqual({ ok: false, reason: REFUSED.damagedZip });
  });

  it('is called damaged where its file would still be read, with another day in it', async () => {
    const zip = await zipOf([{ ...clue, method: 0 }]);
    const at = new TextDecoder('latin1').decode(zip).indexOf('2026-03-02') + 9;
    const other = zip.slice();
    other[at] = 0x34;
    expect(await read(other)).toEqual({ ok: false, reason: REFUSED.damagedZip });
  });

  it('without a checksum is read', async () => {
    expect(await read(await zipOf([{ ...clue, crc: 0 }]))).toMatchObject({ ok: true, source: 'clue' });
  });

  it('gives the file that is whole where another one is damaged', async () => {
    const zip = await zipOf([
      { name: 'long.json', bytes: LONG },
      { ...clue, name: 'measurements.json' },
    ]);
    expect(await read(flipped(zip, 400))).toMatchObject({ ok: true, source: 'clue' });
  });

  it('with nothing we know, a locked one, and a file of unknown kind are told apart from it', async () => {
    const picture = { name: 'me.png', bytes: bytesOf('not a picture') };
    expect(await read(await zipOf([picture]))).toEqual({ ok: false, reason: REFUSED.zip });
    expect(await read(await zipOf([]))).toEqual({ ok: false, reason: REFUSED.zip });
    expect(await read(await zipOf([{ ...clue, locked: true }]))).toEqual({ ok: false, reason: REFUSED.lockedZip });
    expect(await read(bytesOf('GIF89a\u0001\u0000'))).toEqual({ ok: false, reason: REFUSED.strange });
    expect(await read(bytesOf('PK is no zip'))).toEqual({ ok: false, reason: REFUSED.strange });
    expect(await read(bytesOf(CLUE_SAMPLE.slice(0, -20)))).toEqual({ ok: false, reason: REFUSED.damaged });
  });
});

const utf16 = (text: string, order: 'le' | 'be', mark = '') => {
  const marked = mark + text;
  const view = new DataView(new ArrayBuffer(marked.length * 2));
  for (let at = 0; at < marked.length; at += 1) view.setUint16(at * 2, marked.charCodeAt(at), order === 'le');
  return new Uint8Array(view.buffer);
};
describe('how a text is written', () => {
  const wanted = [
    ['JSON', CLUE_SAMPLE, 'clue'],
    ['a table', TABLES_SAMPLE.German, 'natural_cycles'],
    ['XML', APPLE_SAMPLE, 'apple_health'],
  ] as const;
  for (const [what, text, source] of wanted)
    it.each([
      ['UTF-16, small end first', utf16(text, 'le', '\ufeff')],
      ['UTF-16, big end first', utf16(text, 'be', '\ufeff')],
      ['UTF-16 without a mark, small end first', utf16(text, 'le')],
      ['UTF-16 without a mark, big end first', utf16(text, 'be')],
      ['UTF-8 with a mark', bytesOf(`\ufeff${text}`)],
      ['UTF-8', bytesOf(text)],
    ])(`${what} in %s`, async (_, bytes) => {
      const whole = await read(bytes);
      expect(whole).toEqual(readExport({ text, reader }));
      expect(whole).toMatchObject({ ok: true, source });
    });

  it('a table as an office program of the west saves it keeps its accents', async () => {
    const found = await read(Uint8Array.from(TABLES_SAMPLE.French, (letter) => letter.charCodeAt(0)));
    expect(found).toMatchObject({ ok: true, accounted: { imported: 3, leftOut: [] } });
  });

  it('holds inside a zip too', async () => {
    const bytes = utf16(TABLES_SAMPLE.Spanish, 'le', '\ufeff');
    expect(await read(await zipOf([{ name: 'ciclo.csv', bytes }]))).toMatchObject({
      ok: true,
      accounted: { imported: 3 },
    });
  });

  it('letters that two pieces share are whole', async () => {
    const notes = Array.from(
      { length: 300 },
      (_, at) => `${addDays(reader.today, -at)};light;${'ü'.repeat(700 + (at % 7))}ß`,
    );
    const found = await read(bytesOf(['date;flow;notes', ...notes].join('\n')));
    expect(found.ok && found.days.every(({ note }) => /^ü{700,706}ß$/.test(note ?? ''))).toBe(true);
  });
});

it('says how far it is by the bytes of the file, from none of them to all', async () => {
  const shares: number[] = [];
  const bytes = utf16(`date;flow;notes\n${`2026-02-03;light;${'x'.repeat(900)}\n`.repeat(1200)}`, 'le', '\ufeff');
  expect(bytes.length).toBeGreaterThan(2_000_000);
  const pieces = Array.from({ length: 20 }, (_, at) => bytes.slice(at * 115_000, (at + 1) * 115_000));
  const stream = () =>
    new ReadableStream<Bytes>({
      start(out) {
        for (const piece of pieces) out.enqueue(piece);
        out.close();
      },
    });
  const file = Object.assign(new Blob([bytes]), { stream });
  await readBlob(file, { reader, onProgress: (done, of) => void shares.push(done / of) });
  expect(shares.length).toBeGreaterThan(3);
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
  expect(shares.at(-1)).toBe(1);
});
