import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import type { ListedMeditation, ListedWhole } from '#contract/meditation/meditation.schemas.ts';
import { localDate } from '#domain/calendar/local-date.ts';
import { fakeApi, FakeRefusal, type FakeHandlers } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { AdminMeditationsScreen } from './admin-meditations-screen.tsx';

const EMBER: ListedMeditation = {
  id: 'ember',
  kind: 'script',
  title: 'Slow Ember',
  line: 'Twelve minutes for the end of the day.',
  cover: 'ember',
  seconds: 720,
  phases: [],
  needs: ['rest'],
  energy: ['low'],
  pain: true,
  ledBy: 'Moonhearth',
  teacherId: null,
  isFree: false,
  yearlyOnly: false,
  isNew: false,
  isApproved: true,
  status: 'approved',
  audience: 'both',
  stages: [],
  place: 3,
  version: 2,
};
const { audience: _, stages: __, place: ___, version: ____, ...SUMMARY } = EMBER;
const WHOLE: ListedWhole = {
  listed: EMBER,
  whole: {
    ...SUMMARY,
    isOpen: true,
    basis: 'practice',
    posture: 'Sit.',
    otherPostures: [],
    bed: { layers: [], fadeSeconds: 6 },
    before: [{ who: 'If you are dizzy', instead: 'breathe as you like' }],
    redFlags: ['New, severe pain needs a call.'],
    known: [],
    sources: [],
    checked: localDate('2026-11-23'),
    checkAgain: localDate('2027-11-23'),
    reviewedBy: null,
    exitLine: 'You stopped. Good call.',
    cues: [{ at: 75, say: 'Rest your hands.', part: 'Arrive', bell: null, breath: null, quiet: null }],
    audio: null,
  },
  decisions: [
    {
      at: '2026-11-21T10:00:00.000Z',
      byMe: true,
      status: 'approved',
      isFree: true,
      yearlyOnly: false,
      place: null,
      reason: 'Free for the first month.',
    },
  ],
};

function open(handlers: FakeHandlers = {}) {
  const api = fakeApi({
    getListedMeditations: () => ({ meditations: [EMBER] }),
    getListedMeditation: () => WHOLE,
    getWaitingRecordings: () => ({ waiting: [] }),
    getWaitingCourses: () => ({ waiting: [] }),
    ...handlers,
  });
  const user = sampleUser({ roles: ['admin'] });
  return { api, ...renderScreen(<AdminMeditationsScreen />, { at: '/admin/meditations', data: { user } }) };
}

test('lists what is on the shelf, with its place and its cover', async () => {
  const { screen } = open();
  expect(await screen.findByText('Slow Ember')).toBeTruthy();
  expect(screen.getByText('Built in · 12 min · Home, place 3 · Cover: ember')).toBeTruthy();
});

test('says when there are none, and when they could not be loaded', async () => {
  const { screen } = open({ getListedMeditations: () => ({ meditations: [] }) });
  expect(await screen.findByRole('heading', { name: 'Nothing on the shelf' })).toBeTruthy();
});

test('a list that was not loaded can be asked for again', async () => {
  let lost = true;
  const { screen, user } = open({
    getListedMeditations: () => (lost ? new FakeRefusal('fault') : { meditations: [EMBER] }),
  });
  expect(await screen.findByRole('alert')).toBeTruthy();
  lost = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Slow Ember')).toBeTruthy();
});

test('opened, it shows what is said first, its transcript and what was decided before', async () => {
  const { screen, user } = open();
  await user.click(await screen.findByText('Slow Ember'));
  expect(await screen.findByText('New, severe pain needs a call.')).toBeTruthy();
  expect(screen.getByText('If you are dizzy: breathe as you like')).toBeTruthy();
  expect(screen.getByText('1:15').closest('li')?.textContent).toContain('Arrive. Rest your hands.');
  expect(screen.getByText('Free for the first month.')).toBeTruthy();
});

test('a decision needs a change and a reason, and goes by the version that was read', async () => {
  const { api, screen, user } = open({ decideListing: () => WHOLE });
  await user.click(await screen.findByText('Slow Ember'));
  const save = await screen.findByRole('button', { name: 'Save decision' });
  await user.click(save);
  expect(screen.getByText('Nothing is different yet. Change something first.')).toBeTruthy();
  await user.selectOptions(screen.getByLabelText('Who may play it'), 'yearly');
  await user.clear(screen.getByLabelText(/Place on home/));
  await user.type(screen.getByLabelText(/Place on home/), '0');
  await user.click(save);
  expect(screen.getByText('Use a whole number from 1 to 999, or leave it empty.')).toBeTruthy();
  await user.clear(screen.getByLabelText(/Place on home/));
  await user.click(save);
  expect(screen.getByText('Please write a reason first.')).toBeTruthy();
  await user.type(screen.getByLabelText('Why?'), 'For the year.');
  await user.click(save);
  await expect.poll(() => api.called('decideListing')).toHaveLength(1);
  expect(api.called('decideListing')[0]?.body).toEqual({
    version: 2,
    status: 'approved',
    isFree: false,
    yearlyOnly: true,
    place: null,
    reason: 'For the year.',
  });
});

test('who comes second is told', async () => {
  const { screen, user } = open({ decideListing: () => new FakeRefusal('listing_moved_on') });
  await user.click(await screen.findByText('Slow Ember'));
  await user.selectOptions(await screen.findByLabelText('On the shelf'), 'hidden');
  await user.type(screen.getByLabelText('Why?'), 'A word is wrong.');
  await user.click(screen.getByRole('button', { name: 'Save decision' }));
  expect(await screen.findByText(new FakeRefusal('listing_moved_on').body.message)).toBeTruthy();
});
