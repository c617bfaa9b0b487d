import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localDate } from '#domain/calendar/local-date.ts';
import { run } from '#server/testing/database.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { member } from '#server/testing/people.ts';

let open: TestApp;
beforeAll(async () => {
  open = await openTestApp();
});
afterAll(() => open.close());

/** Texts that occur nowhere else: what a member tells of themselves, in every field that holds it. */
const CANARIES = {
  email: 'quillfeather@canary-inlet.example',
  firstName: 'Zephyrine-Quill',
  lastName: 'Ombrelune',
  phone: '+4915123987654',
  note: 'kestrel marmalade at dusk',
  customGoal: 'walk the harbour wall weekly',
  condition: 'Vestibule of rain condition',
  symptom: 'marzipan behind the knees',
  medicine: 'Tansy-and-Rue drops',
  camera: 'Vellum Box Brownie 4',
  password: 'harbour-kestrel-99',
  ref: 'LANTERN-REF-77',
};
/** What every picture in clear has among its first bytes. */
const PICTURES = ['WEBP', 'JFIF', 'Exif', 'IHDR'];
const PLANTED = 'a planted canary that must be found';

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? files(path) : entry.isFile() ? [path] : [];
  });
}

/** Which of the texts stand in clear in any file below a folder. */
function search(folder: string, texts: readonly string[]): { found: Set<string>; bytes: number } {
  const found = new Set<string>();
  let bytes = 0;
  for (const file of files(folder)) {
    const content = readFileSync(file);
    bytes += statSync(file).size;
    for (const text of texts)
      if (content.includes(text) || content.includes(Buffer.from(text, 'utf16le'))) found.add(text);
  }
  return { found, bytes };
}

async function tellEverything(): Promise<void> {
  const { email, firstName, lastName, phone, password, ref } = CANARIES;
  const { browser } = await member(open, { email, firstName, lastName, phone, password, ref });
  await browser.call('patchUser', {
    body: { customGoals: [CANARIES.customGoal], journeyCustomization: { wombConditions: [CANARIES.condition] } },
  });
  await browser.call(
    'putDayLog',
    { body: { date: localDate('2026-11-04'), flow: 'heavy', note: CANARIES.note } },
    { 'idempotency-key': 'canary-key-0001' },
  );
  await browser.call('makeSymptom', { body: { name: CANARIES.symptom } });
  await browser.call('makeMedication', {
    body: { name: CANARIES.medicine, kind: 'medicine', schedule: 'weekly', start: localDate('2026-11-02') },
  });
  const photo = await sharp({ create: { width: 640, height: 640, channels: 3, background: '#b5533c' } })
    .withExif({ IFD0: { Make: CANARIES.camera } })
    .jpeg()
    .toBuffer();
  const taken = await browser.send({
    method: 'POST',
    url: '/api/avatar',
    payload: photo,
    headers: { 'content-type': 'image/jpeg', 'x-upload': '1' },
  });
  if (taken.status !== 200) throw new Error(`the picture answered ${taken.status}`);
  await browser.call('forgotPassword', { body: { email } });
  await open.post.deliver();
  // Faults and refusals must not tell either.
  await open.browser().call('login', { body: { email, password: `${password}x` } });
  await browser.send({ method: 'PUT', url: '/api/day-logs', payload: { date: CANARIES.note, note: CANARIES.note } });
}

describe('what lies on the disk', () => {
  it('holds no word of hers in clear: not in the tables, not in the WAL, not in a log', async () => {
    await tellEverything();
    const folder = await run(open.database.adminUrl, async (client) => {
      await client.query(`create table public.planted (clear text); insert into public.planted values ('${PLANTED}')`);
      await client.query('checkpoint');
      const { rows } = await client.query<{ folder: string }>("select current_setting('data_directory') as folder");
      return rows[0]?.folder ?? '';
    });
    const { found, bytes } = search(folder, [PLANTED, ...Object.values(CANARIES)]);
    process.stdout.write(`canaries: ${Object.keys(CANARIES).length} searched in ${Math.round(bytes / 1_048_576)} MB\n`);
    expect(bytes).toBeGreaterThan(1_000_000);
    expect([...found]).toEqual([PLANTED]);
  });

  it('holds no picture in clear beside the database: not whole, not in part', () => {
    const kept = join(open.dataDir, 'files');
    const { found, bytes } = search(kept, [...Object.values(CANARIES), ...PICTURES]);
    expect(bytes).toBeGreaterThan(500);
    expect([...found]).toEqual([]);
    writeFileSync(join(kept, 'planted'), `RIFF....WEBP ${CANARIES.camera}`);
    expect([...search(kept, [CANARIES.camera, ...PICTURES]).found]).toEqual([CANARIES.camera, 'WEBP']);
  });

  it('is not told by a line of the log', () => {
    const lines = open.log.join('\n');
    expect(open.log.length).toBeGreaterThan(5);
    for (const text of Object.values(CANARIES)) expect(lines).not.toContain(text);
  });
});
