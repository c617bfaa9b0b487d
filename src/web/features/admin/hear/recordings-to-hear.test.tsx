import 'fake-indexeddb/auto';
import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { RecordingVersion, ReviewReply } from '#contract/recording/recording.schemas.ts';
import { fakeApi, FakeRefusal, LOST, type FakeHandlers } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { RecordingsToHear } from './recordings-to-hear.tsx';

const ID = '00000000-0000-4000-8000-000000000011';
const WAITING: RecordingVersion = {
  number: 2,
  version: 4,
  state: 'listening',
  fault: null,
  title: 'Cold Hands',
  line: 'Nine minutes by the stove.',
  ledBy: 'Ilse',
  phases: ['rest'],
  needs: ['sleep'],
  cautions: 'Skip it while you drive.',
  captions:
    'WEBVTT\n\n00:00:01.000 --> 00:00:04.000\nSit down.\n\n00:01:05.000 --> 00:01:09.000\nThis heals every cramp.',
  audience: 'adult',
  type: 'audio/mpeg',
  bytes: 9_000_000,
  seconds: 560,
  loudness: -18,
  peaks: [10, 80, 200, 120, 40],
  note: null,
  quote: null,
  changedAt: '2026-11-20T10:00:00.000Z',
  audio: { address: '/api/audio/a-token', type: 'audio/mpeg', bytes: 9_000_000, gain: 0.5 },
};
const ROW = { recording: ID, title: 'Cold Hands', ledBy: 'Ilse', seconds: 560, since: '2026-11-20T10:00:00.000Z' };
const ANSWERED: ReviewReply = { waiting: null, shown: null };

function draw(handlers: FakeHandlers = {}) {
  const api = fakeApi({
    getWaitingRecordings: () => ({ waiting: [ROW] }),
    getReviewedRecording: () => ({ waiting: WAITING, shown: null }),
    ...handlers,
  });
  const user = sampleUser({ roles: ['admin'] });
  return { api, ...renderScreen(<RecordingsToHear />, { at: '/admin/meditations', data: { user } }) };
}

async function opened(handlers: FakeHandlers = {}) {
  const drawn = draw(handlers);
  await drawn.user.click(await drawn.screen.findByText('Cold Hands'));
  await drawn.screen.findByRole('form', { name: 'Answer Cold Hands' });
  const send = () => drawn.user.click(drawn.screen.getByRole('button', { name: 'Send the answer' }));
  const choose = (name: RegExp) => drawn.user.click(drawn.screen.getByRole('radio', { name }));
  const why = (text: string) => drawn.user.type(drawn.screen.getByLabelText('Why?'), text);
  return { ...drawn, send, choose, why };
}

test('draws nothing where none wait', async () => {
  const { api, container } = draw({ getWaitingRecordings: () => ({ waiting: [] }) });
  await expect.poll(() => api.called('getWaitingRecordings')).toHaveLength(1);
  expect(container.textContent).toBe('');
});

test('a list that was not loaded can be asked for again', async () => {
  let lost = true;
  const { screen, user } = draw({
    getWaitingRecordings: () => (lost ? new FakeRefusal('fault') : { waiting: [ROW] }),
  });
  expect(await screen.findByText('We couldn’t load the waiting recordings')).toBeTruthy();
  lost = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Cold Hands')).toBeTruthy();
});

test('a recording that waits is heard and read, and its details with it', async () => {
  const { screen } = await opened();
  expect(screen.getByRole('heading', { name: 'Recordings to hear' })).toBeTruthy();
  expect(screen.getByText(/^By Ilse · 9:20 · Waiting since 20 November/)).toBeTruthy();
  const player = screen.getByLabelText<HTMLAudioElement>('Listen to Cold Hands');
  // As loud as members hear it; then the admin sets it, and a second that passes changes nothing.
  expect([player.getAttribute('src'), player.volume]).toEqual(['/api/audio/a-token', 0.5]);
  player.volume = 0.9;
  fireEvent.timeUpdate(player);
  expect(player.volume).toBe(0.9);
  expect(screen.getByText('This heals every cramp.').closest('li')?.textContent).toBe('1:05This heals every cramp.');
  expect(screen.getByText('Sleep')).toBeTruthy();
  expect(screen.getByText('Rest')).toBeTruthy();
  expect(screen.getByText('Skip it while you drive.')).toBeTruthy();
  expect(screen.getByText('Members can’t hear any version of this yet.')).toBeTruthy();
});

test('what differs from the public version is named, and nothing else', async () => {
  const shown = { ...WAITING, number: 1, state: 'public', title: 'Warm Hands', seconds: 540 } as const;
  const { screen } = await opened({ getReviewedRecording: () => ({ waiting: WAITING, shown }) });
  const changes = screen.getByRole('heading', { name: 'Compared with the public version' }).closest('section');
  expect([...(changes?.querySelectorAll('dd') ?? [])].map((one) => one.textContent)).toEqual([
    'Cold Hands (was: Warm Hands)',
    '9:20 (was: 9:00)',
  ]);
  expect(screen.getByLabelText('Listen to the public version of Warm Hands')).toBeTruthy();
});

test('approved, it goes out by the version that was heard and leaves the list', async () => {
  let waits = true;
  const { api, screen, send, choose, why } = await opened({
    getWaitingRecordings: () => ({ waiting: waits ? [ROW] : [] }),
    decideRecording: () => {
      waits = false;
      return ANSWERED;
    },
  });
  await send();
  expect(screen.getByText('Choose an answer first.')).toBeTruthy();
  await choose(/^Approve/);
  await send();
  expect(screen.getByText('Please write a reason first.')).toBeTruthy();
  await choose(/^Teens and adults/);
  await why('Calm and clear.');
  await send();
  await expect.poll(() => screen.queryByText('Cold Hands')).toBeNull();
  expect(api.called('decideRecording').map(({ body }) => body)).toEqual([
    { version: 4, decision: 'public', reason: 'Calm and clear.', both: true },
  ]);
});

test('a change that is asked for needs a sentence of the transcript', async () => {
  const { api, screen, user, send, choose, why } = await opened({ decideRecording: () => ANSWERED });
  await choose(/^Ask for a change/);
  await why('No recording heals.');
  await send();
  expect(screen.getByText('Copy the sentence here first.')).toBeTruthy();
  const quote = screen.getByLabelText('The sentence it’s about');
  await user.type(quote, 'This cures every cramp.');
  await send();
  expect(screen.getByText('This sentence isn’t in the transcript. Copy it exactly.')).toBeTruthy();
  expect(api.called('decideRecording')).toHaveLength(0);
  await user.clear(quote);
  await user.type(quote, 'This heals every cramp.');
  await send();
  await expect.poll(() => api.called('decideRecording')).toHaveLength(1);
  expect(api.called('decideRecording')[0]?.body).toEqual({
    version: 4,
    decision: 'change',
    quote: 'This heals every cramp.',
    reason: 'No recording heals.',
  });
});

test('a recording that moved on is read anew, what was typed stays, and the next answer is about the new one', async () => {
  let version = 4;
  const { api, screen, send, choose, why } = await opened({
    getReviewedRecording: () => ({ waiting: { ...WAITING, version, line: `Line ${version}` }, shown: null }),
    decideRecording: ({ body }) => {
      version = 6;
      return body.version === 6 ? ANSWERED : new FakeRefusal('recording_moved_on');
    },
  });
  await choose(/^Decline/);
  await why('Too loud.');
  await send();
  expect(await screen.findByText(new FakeRefusal('recording_moved_on').body.message)).toBeTruthy();
  expect(await screen.findByText('Line 6')).toBeTruthy();
  expect((screen.getByLabelText('Why?') as HTMLTextAreaElement).value).toBe('Too loud.');
  await send();
  await expect.poll(() => api.called('decideRecording')).toHaveLength(2);
  expect(api.called('decideRecording')[1]?.body).toEqual({ version: 6, decision: 'decline', reason: 'Too loud.' });
});

test('a recording that was taken back says so and shows what was typed', async () => {
  let gone = false;
  const { screen, send, choose, why } = await opened({
    getReviewedRecording: () => ({ waiting: gone ? null : WAITING, shown: { ...WAITING, state: 'public' } }),
    decideRecording: () => {
      gone = true;
      return new FakeRefusal('recording_moved_on');
    },
  });
  await choose(/^Decline/);
  await why('Too loud.');
  await send();
  expect(await screen.findByText(/isn’t waiting anymore/)).toBeTruthy();
  expect(screen.getByText('Too loud.')).toBeTruthy();
});

test.each([
  ['one that is her own', new FakeRefusal('own_recording'), new FakeRefusal('own_recording').body.message],
  [
    'a quote that the server does not find',
    new FakeRefusal('invalid_input', { fields: { quote: 'This sentence isn’t in the captions' } }),
    'This sentence isn’t in the captions',
  ],
  ['a lost line', LOST, /\S/],
] as const)('%s: says why and keeps what was typed', async (_, refusal, text) => {
  const { screen, send, choose, why } = await opened({ decideRecording: () => refusal });
  await choose(/^Decline/);
  await why('Too loud.');
  await send();
  const notice = await screen.findByRole('alert');
  expect(notice.textContent).toMatch(text);
  expect((screen.getByLabelText('Why?') as HTMLTextAreaElement).value).toBe('Too loud.');
});
