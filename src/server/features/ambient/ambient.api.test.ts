import { randomUUID } from 'node:crypto';
import { writeFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MOST_SOUNDS_IN_LIMITED } from '#domain/sound/sound.ts';
import { soundsOn } from '#domain/ambient/mix.ts';
import { MOST_PRESETS, PRESET_NAME_LONGEST } from '#domain/ambient/presets.ts';
import type { PresetsReply } from '#contract/ambient/ambient.schemas.ts';
import { DOWNLOADS } from '#contract/downloads.ts';
import type { Browser } from '#server/testing/browser.ts';
import { run } from '#server/testing/database.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { member } from '#server/testing/people.ts';
import { loadOurPresets } from './our-presets.ts';

let open: TestApp;
beforeAll(async () => {
  open = await openTestApp({ at: '2026-11-21T12:00:00Z', env: { RATE_FACTOR: '100' } });
});
afterAll(() => open.close());

const ROOF = { name: 'Roof and hearth', levels: { rain: 55, hearth: 70 } };
const put = (browser: Browser, body: object = ROOF, preset = randomUUID(), headers: Record<string, string> = {}) =>
  browser.call('putSoundPreset', { params: { preset }, body: body as typeof ROOF }, headers);
const own = async (browser: Browser) => ((await browser.call('getSoundPresets')).body as PresetsReply).own;

test('a mix is there on every device, oldest first; the same id changes it', async () => {
  const { browser } = await member(open);
  expect(await own(browser)).toEqual([]);
  const [first, second] = [randomUUID(), randomUUID()];
  await put(browser, ROOF, first);
  const { status, body } = await put(browser, { name: '  For \n the train ', levels: { brown: 40 } }, second);
  const both = [
    { id: first, ...ROOF },
    { id: second, name: 'For the train', levels: { brown: 40 } },
  ];
  expect([status, (body as PresetsReply).own]).toEqual([200, both]);
  await put(browser, { name: 'Roof', levels: { rain: 100 } }, first);
  expect(await own(browser)).toEqual([{ id: first, name: 'Roof', levels: { rain: 100 } }, both[1]]);
});

test('two devices that keep a mix at once lose neither', async () => {
  const { browser } = await member(open);
  await Promise.all(['one', 'two', 'three'].map((name) => put(browser, { ...ROOF, name })));
  expect((await own(browser)).map(({ name }) => name).toSorted()).toEqual(['one', 'three', 'two']);
});

test('is deleted, and deleting it again is no mistake', async () => {
  const { browser } = await member(open);
  const preset = randomUUID();
  await put(browser, ROOF, preset);
  for (let times = 0; times < 2; times += 1)
    expect(await browser.call('removeSoundPreset', { params: { preset } })).toMatchObject({
      status: 200,
      body: { own: [] },
    });
});

test('there is room for so many and no more; what is there can still be changed', async () => {
  const { browser } = await member(open);
  const ids = Array.from({ length: MOST_PRESETS }, () => randomUUID());
  for (const id of ids) expect((await put(browser, ROOF, id)).status).toBe(200);
  expect(await put(browser)).toMatchObject({ status: 409, body: { code: 'presets_full' } });
  expect((await put(browser, { ...ROOF, name: 'Again' }, ids[3])).status).toBe(200);
  expect(await own(browser)).toHaveLength(MOST_PRESETS);
});

test('nobody else reads or deletes it', async () => {
  const [{ browser }, { browser: other }] = [await member(open), await member(open)];
  const preset = randomUUID();
  await put(browser, ROOF, preset);
  await other.call('removeSoundPreset', { params: { preset } });
  expect([await own(other), (await own(browser)).length]).toEqual([[], 1]);
  expect((await open.browser().call('getSoundPresets')).status).toBe(401);
});

test.each([
  ['no name', { ...ROOF, name: '  ' }, 'name'],
  ['a name that is too long', { ...ROOF, name: 'x'.repeat(PRESET_NAME_LONGEST + 1) }, 'name'],
  ['a name that cannot be stored', { ...ROOF, name: 'a\u0000b' }, 'name'],
  ['no sound', { ...ROOF, levels: {} }, 'levels'],
  ['a sound there is not', { ...ROOF, levels: { whale: 50 } }, 'levels'],
  ['a sound that is off', { ...ROOF, levels: { rain: 0 } }, 'levels'],
  ['a sound that is too loud', { ...ROOF, levels: { rain: 101 } }, 'levels'],
  ['half a step', { ...ROOF, levels: { rain: 1.5 } }, 'levels'],
])('refuses %s, and says which field', async (_, body, field) => {
  const { browser } = await member(open);
  const refused = await put(browser, body);
  expect(refused).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
  expect(Object.keys((refused.body as { fields: object }).fields).join()).toContain(field);
  expect(await own(browser)).toEqual([]);
});

test('takes nothing in while the member has taken the consent back, and still deletes', async () => {
  const { browser } = await member(open);
  const preset = randomUUID();
  await put(browser, ROOF, preset);
  await browser.call('putConsent', { params: { purpose: 'health_processing' }, body: { given: false } });
  expect(await put(browser)).toMatchObject({ body: { code: 'processing_stopped' } });
  expect((await browser.call('removeSoundPreset', { params: { preset } })).status).toBe(200);
});

test('is sealed in the database, and is in the export', async () => {
  const { browser } = await member(open);
  await put(browser);
  const rows = await run(
    open.database.adminUrl,
    async (client) => (await client.query<{ sealed: Buffer }>('select sealed from app.sound_presets')).rows,
  );
  expect([rows.length > 0, rows.some(({ sealed }) => sealed.includes('Roof'))]).toEqual([true, false]);
  const { body } = await browser.send({ method: 'GET', url: DOWNLOADS.json });
  expect(body).toMatchObject({ collections: { soundMixes: [ROOF] } });
});

describe('our own mixes', () => {
  const file = (content: unknown) => {
    const path = join(mkdtempSync(join(tmpdir(), 'presets-')), 'presets.json');
    writeFileSync(path, JSON.stringify(content));
    return pathToFileURL(path);
  };

  test('come with the reply, and each plays whole in limited access', async () => {
    const { browser } = await member(open);
    const { ours } = (await browser.call('getSoundPresets')).body as PresetsReply;
    expect(ours).toEqual(loadOurPresets());
    expect(ours.length).toBeGreaterThanOrEqual(6);
    expect(ours.filter(({ levels }) => soundsOn(levels).length > MOST_SOUNDS_IN_LIMITED)).toEqual([]);
  });

  test.each([
    ['a sound there is not', [{ id: 'roof', name: 'Roof', levels: { whale: 5 } }]],
    ['no sound', [{ id: 'roof', name: 'Roof', levels: {} }]],
    ['an id twice', Array.from({ length: 2 }, () => ({ id: 'roof', name: 'Roof', levels: { rain: 5 } }))],
  ])('the server does not start on %s', (_, content) =>
    expect(() => loadOurPresets(file(content))).toThrow('content/ambient/presets.json'),
  );
});
