import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import type { ToldItem, ToldReply } from '#contract/moderation/moderation.schemas.ts';
import { answered } from '#web/testing/answered.ts';
import { fakeApi, FakeRefusal, type FakeHandlers } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { WhatWasDone } from '../what-was-done/what-was-done.tsx';
import { OwnWords } from './own-words.tsx';

const TOLD: ToldItem = {
  id: '00000000-0000-4000-8000-000000000001',
  kind: 'decision',
  room: 'community',
  isReply: false,
  isAnonymous: false,
  excerpt: 'A line of a song',
  decision: '00000000-0000-4000-8000-000000000002',
  outcome: { words: 'hide', voice: 'pause', days: 3, reason: 'cruel', note: 'Please be gentle.' },
  why: 'Part of this hurts someone here.',
  at: '2026-11-20T12:00:00.000Z',
  mayAppeal: true,
};
const withTold = (told: Partial<ToldItem>): ToldReply => ({ items: [{ ...TOLD, ...told }], next: null });

function open(reply: ToldReply, handlers: FakeHandlers = {}) {
  const api = fakeApi({ getToldWords: () => reply, ...handlers });
  const data = { user: sampleUser(), answers: answered('getToldWords', reply) };
  return { api, ...renderScreen(<OwnWords room="community" />, { at: '/community', data }) };
}

test('says what was decided, why, for how long, and what the moderator adds', () => {
  const { screen } = open(withTold({}));
  for (const sentence of ['A moderator hid this.', 'Part of this hurts someone here.', 'Please be gentle.'])
    expect(screen.getByText(sentence)).toBeTruthy();
  expect(screen.getByText(/paused for 3 days/)).toBeTruthy();
});

test('where nothing was decided, or in another room, nothing stands', () => {
  expect(open({ items: [], next: null }).screen.queryByRole('heading')).toBeNull();
  expect(open(withTold({ room: 'teen' })).screen.queryByRole('heading')).toBeNull();
});

test.each([
  [false, 'appealDecision'],
  [true, 'appealNameless'],
] as const)(
  'asks for a second look once (nameless: %s), and keeps what was typed when it fails',
  async (isAnonymous, route) => {
    let fails = true;
    const { api, screen, user } = open(withTold({ isAnonymous }), {
      [route]: () => (fails ? new FakeRefusal('fault') : { ok: true }),
    });
    await user.click(screen.getByText('Ask for a second look'));
    await user.click(screen.getByRole('button', { name: 'Send it' }));
    expect(screen.getByText('Please write a few words first.')).toBeTruthy();
    await user.type(screen.getByLabelText('What should they know?'), 'I was quoting.');
    await user.click(screen.getByRole('button', { name: 'Send it' }));
    expect(await screen.findByText(new FakeRefusal('fault').body.message)).toBeTruthy();
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Send it' }));
    expect(await screen.findByText('Sent. Another moderator will answer here.')).toBeTruthy();
    expect(api.called(route)[1]?.body).toEqual({ decision: TOLD.decision, words: 'I was quoting.' });
  },
);

test('what cannot be appealed has nothing to press', () => {
  const { screen } = open(withTold({ kind: 'appeal_decided', mayAppeal: false }));
  expect(screen.getByText('Another moderator looked again, and it stays hidden.')).toBeTruthy();
  expect(screen.queryByText('Ask for a second look')).toBeNull();
});

test('what was done here is a table of figures that each have a name', async () => {
  fakeApi({ getCircleFigures: () => ({ waiting: 2, figures: [{ kind: 'hide', month: 1, year: 7 }] }) });
  const { screen } = renderScreen(<WhatWasDone room="community" />, { at: '/community', data: { user: sampleUser() } });
  expect(await screen.findByRole('row', { name: 'Hidden 1 7' })).toBeTruthy();
  expect(screen.getByText('2 waiting for a moderator right now.')).toBeTruthy();
});

test('teens read the same in words of their own', () => {
  const reply = withTold({ room: 'teen' });
  fakeApi({ getToldWords: () => reply });
  const data = { user: sampleUser({ ageGroup: 'teen' }), answers: answered('getToldWords', reply) };
  const { screen } = renderScreen(<OwnWords room="teen" />, { at: '/teen-circle', data });
  for (const sentence of [
    'We took this down. Here’s why.',
    'You can write again in 3 days. You can read all the time.',
  ])
    expect(screen.getByText(sentence)).toBeTruthy();
  expect(screen.queryByText(/A moderator|appeal/)).toBeNull();
});
