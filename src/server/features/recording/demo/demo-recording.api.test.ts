import { afterAll, beforeAll, expect, it } from 'vitest';
import type { MeditationsReply, MeditationWhole } from '#contract/meditation/meditation.schemas.ts';
import { asMadeMember } from '#server/features/account/public.ts';
import { sql } from '#server/testing/circle/circle-cases.ts';
import { openRecordings, type Recordings } from '#server/testing/recordings/open-recordings.ts';
import { layDemoRecording } from './demo-recording.ts';

let all: Recordings;
beforeAll(async () => {
  all = await openRecordings();
});
afterAll(() => all.open.close());

it('is made, checked, heard and approved once, and plays for whoever has access', async () => {
  const { open, teacher, staff, person, mine, check, listen } = all;
  const admin = await staff(open, { role: 'admin' });
  const people = {
    ...{ teacher: teacher.id, admin: admin.id, signal: new AbortController().signal },
    as: <T>(userId: string, work: Parameters<typeof asMadeMember<T>>[2]) =>
      asMadeMember(open.services.account, userId, work),
  };
  const lay = () => layDemoRecording(open.services.sound.recording, people);
  const laid = lay();
  await expect.poll(async () => (await mine()).recordings[0]?.work?.state, { timeout: 20_000 }).toBe('checking');
  const [row] = await sql<{ id: string }>(open, 'select id from app.recording', []);
  await check(row?.id ?? '');
  await laid;
  await lay();
  const reader = await person(open);
  const { meditations } = (await reader.browser.call('getMeditations')).body as MeditationsReply;
  const shown = meditations.filter(({ kind }) => kind === 'recording');
  expect(shown).toMatchObject([
    { title: 'Rain and three bells', seconds: 75, isFree: false, isOpen: true, ledBy: 'Solveig' },
  ]);
  const params = { meditation: shown[0]?.id ?? '' };
  const whole = (await reader.browser.call('getMeditation', { params })).body as MeditationWhole;
  expect(whole.cues.map(({ at }) => at)).toEqual([0, 6, 34, 60]);
  expect((await listen(whole.audio?.address ?? '', reader)).status).toBe(200);
});
