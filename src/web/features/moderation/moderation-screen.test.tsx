import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import type { DecidedReply, ModerationCase, QueueReply } from '#contract/moderation/moderation.schemas.ts';
import { answered } from '#web/testing/answered.ts';
import { fakeApi, FakeRefusal, type FakeHandlers } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { ModerationScreen } from './moderation-screen.tsx';

const CASE: ModerationCase = {
  id: '00000000-0000-4000-8000-000000000001',
  version: 1,
  room: 'community',
  state: 'open',
  isReply: false,
  isAnonymous: false,
  body: 'DM me for the drops.',
  thread: null,
  category: 'rituals',
  wordsState: 'shown',
  saidAt: '2026-11-21T10:00:00.000Z',
  openedAt: '2026-11-21T11:00:00.000Z',
  whys: ['reported'],
  reports: [{ reason: 'selling', label: 'It’s selling something', count: 4 }],
  before: { age: 'week', troubles: 'none', paused: false },
  claim: null,
  claimedUntil: null,
  appeal: null,
  isOwnWords: false,
  isOwnDecision: false,
};
const FULL: QueueReply = {
  items: [CASE],
  next: null,
  reasons: [{ id: 'selling', rooms: ['community'], label: 'Sells or advertises', told: 'This sells something.' }],
  waiting: [{ room: 'community', count: 1 }],
};
const none = { getAuthorRequests: () => ({ items: [] }) };

function open(handlers: FakeHandlers = {}, came: QueueReply | null = FULL) {
  const api = fakeApi({ ...none, claimModerationCase: () => ({ mine: true, until: null }), ...handlers });
  const answers = came ? answered('getModerationQueue', came) : {};
  const user = sampleUser({ roles: ['moderator'] });
  return { api, ...renderScreen(<ModerationScreen />, { at: '/admin/moderation', data: { user, answers } }) };
}

test('says what was said, why it is here, and what happened before', () => {
  const { screen } = open();
  expect(screen.getByText('DM me for the drops.')).toBeTruthy();
  expect(screen.getByText('It’s selling something, 4 times')).toBeTruthy();
  expect(screen.getByText('Here less than a week, nothing before')).toBeTruthy();
  expect(screen.getByText(/1 post or reply in the circle/)).toBeTruthy();
});

test('with nothing to do it shows a picture and says so', () => {
  const { screen } = open({}, { ...FULL, items: [], waiting: [] });
  expect(screen.getByRole('heading', { name: 'Nothing waits' })).toBeTruthy();
  expect(screen.getByRole('img', { name: 'An empty nest with one feather' })).toBeTruthy();
});

test('says when it could not be loaded, and tries again', async () => {
  let lost = true;
  const { screen, user } = open({ getModerationQueue: () => (lost ? new FakeRefusal('fault') : FULL) }, null);
  expect(await screen.findByRole('alert')).toBeTruthy();
  lost = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('DM me for the drops.')).toBeTruthy();
});

test('one press leaves it; the decision can be changed at once', async () => {
  const { api, screen, user } = open({
    decideModerationCase: () => ({ id: CASE.id, outcome: 'done' }),
    getModerationCase: () => ({ case: { ...CASE, version: 2, state: 'decided' }, trail: [] }),
  });
  await user.click(screen.getByRole('button', { name: 'Leave it' }));
  expect(await screen.findByText('It’s up.')).toBeTruthy();
  expect(api.called('decideModerationCase')[0]?.body).toMatchObject({ version: 1, words: 'stand', voice: 'none' });
  await user.click(screen.getByRole('button', { name: 'Change this decision' }));
  expect(screen.getByRole('button', { name: 'Save decision' })).toBeTruthy();
});

test('hiding needs a reason; what she will read is shown before', async () => {
  const { api, screen, user } = open({
    decideModerationCase: () => ({ id: CASE.id, outcome: 'done' }),
    getModerationCase: () => ({ case: CASE, trail: [] }),
  });
  await user.click(screen.getByRole('button', { name: 'Decide otherwise' }));
  expect(api.called('claimModerationCase')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Save decision' }));
  expect(screen.getByText('Choose a reason first.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Reason'));
  await user.selectOptions(screen.getByLabelText('Reason'), 'selling');
  expect(screen.getByText('This sells something.')).toBeTruthy();
  await user.selectOptions(screen.getByLabelText('And the writer?'), 'pause');
  await user.click(screen.getByRole('button', { name: 'Save decision' }));
  expect(screen.getByText('Choose how long first.')).toBeTruthy();
  await user.selectOptions(screen.getByLabelText('For how long?'), '3');
  await user.type(screen.getByLabelText(/A sentence from you/), 'Please be gentle.');
  await user.click(screen.getByRole('button', { name: 'Save decision' }));
  expect(await screen.findByText('It’s hidden, and she’s told why.')).toBeTruthy();
  expect(api.called('decideModerationCase')[0]?.body).toEqual({
    version: 1,
    words: 'hide',
    voice: 'pause',
    days: 3,
    reason: 'selling',
    note: 'Please be gentle.',
  });
});

test('who comes second is told, and sees what was decided', async () => {
  const { screen, user } = open({
    decideModerationCase: () => new FakeRefusal('case_moved_on'),
    getModerationCase: () => ({
      case: { ...CASE, version: 2, wordsState: 'hidden' },
      trail: [
        {
          id: CASE.id,
          at: CASE.openedAt,
          byMe: false,
          words: 'hide',
          voice: 'none',
          days: null,
          reason: 'selling',
          note: null,
          onAppeal: false,
        },
      ],
    }),
  });
  await user.click(screen.getByRole('button', { name: 'Leave it' }));
  expect(await screen.findByText(new FakeRefusal('case_moved_on').body.message)).toBeTruthy();
  const trail = await screen.findByRole('list', { name: 'What was decided before' });
  expect(trail.textContent).toContain('Hidden, by another moderator');
  expect(screen.getByRole('button', { name: 'Restore' })).toBeTruthy();
});

test('what another holds, and one’s own words, have nothing to press', () => {
  const { screen } = open({}, { ...FULL, items: [{ ...CASE, isOwnWords: true }] });
  expect(screen.getByText('These are your own words. Another moderator decides.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Leave it' })).toBeNull();
});

test('an author is asked for with a reason', async () => {
  const { api, screen, user } = open({ askForAuthor: () => ({ id: CASE.id, waits: true }) });
  await user.click(screen.getByText('Ask who wrote this'));
  await user.click(screen.getByRole('button', { name: 'Ask to see the author' }));
  expect(screen.getByText('Please say in a sentence why you need to know.')).toBeTruthy();
  await user.type(screen.getByLabelText('Why do you need to know?'), 'She says she will hurt herself.');
  await user.click(screen.getByRole('button', { name: 'Ask to see the author' }));
  expect(await screen.findByText('Asked. A second person has to agree first.')).toBeTruthy();
  expect(api.called('askForAuthor')).toHaveLength(1);
});

const HIDDEN: DecidedReply['items'][number] = {
  ...CASE,
  version: 2,
  state: 'decided',
  wordsState: 'hidden',
  decision: {
    id: '00000000-0000-4000-8000-000000000009',
    at: CASE.openedAt,
    byMe: false,
    words: 'hide',
    voice: 'pause',
    days: 3,
    reason: 'selling',
    note: 'Please keep shops out of here.',
    onAppeal: false,
  },
};
const DECIDED: DecidedReply = { items: [HIDDEN], next: null, reasons: FULL.reasons, rooms: ['community', 'teen'] };

test('what was decided stands beside the queue, with why and by whom, and can be changed', async () => {
  const { api, screen, user } = open({
    getDecidedCases: ({ query }) => (query['room'] === 'teen' ? { ...DECIDED, items: [] } : DECIDED),
    decideModerationCase: () => ({ id: CASE.id, outcome: 'done' }),
    getModerationCase: () => ({ case: { ...HIDDEN, version: 3, wordsState: 'shown' }, trail: [] }),
  });
  expect(api.called('getDecidedCases')).toEqual([]);
  await user.click(screen.getByRole('tab', { name: 'Decided' }));
  const trail = await screen.findByRole('list', { name: 'What was decided before' });
  expect(trail.textContent).toContain('Hidden, paused for 3 days, by another moderator, 21 November');
  expect(trail.textContent).toContain('Sells or advertises');
  expect(trail.textContent).toContain('Please keep shops out of here.');
  await user.click(screen.getByRole('radio', { name: 'Teen circle' }));
  expect(await screen.findByText('Nothing decided yet')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'Circle' }));
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  expect(await screen.findByText('It’s up.')).toBeTruthy();
  expect(api.called('decideModerationCase')[0]?.body).toMatchObject({ version: 2, words: 'stand' });
});

test('the form of a change starts from the decision in effect, and what was changed stays', async () => {
  const { api, screen, user } = open({
    getDecidedCases: () => DECIDED,
    decideModerationCase: () => ({ id: CASE.id, outcome: 'done' }),
    getModerationCase: () => ({ case: HIDDEN, trail: [HIDDEN.decision] }),
  });
  await user.click(screen.getByRole('tab', { name: 'Decided' }));
  await user.click(await screen.findByRole('button', { name: 'Change this decision' }));
  expect(screen.getByRole('radio', { name: /^Hide them/ })).toHaveProperty('checked', true);
  expect(screen.getByLabelText('Reason')).toHaveProperty('value', 'selling');
  expect(screen.getByLabelText('And the writer?')).toHaveProperty('value', 'pause');
  expect(screen.getByLabelText(/For how long/)).toHaveProperty('value', '3');
  expect(screen.getByLabelText(/A sentence from you/)).toHaveProperty('value', 'Please keep shops out of here.');
  expect(screen.getByText('It counts from now.')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: /^Ask for a change/ }));
  await user.selectOptions(screen.getByLabelText(/For how long/), '1');
  await user.click(screen.getByRole('button', { name: 'Save decision' }));
  expect(await screen.findByText('She’s asked for a change.')).toBeTruthy();
  const { decision } = HIDDEN;
  expect(api.called('decideModerationCase')[0]?.body).toEqual({
    version: 2,
    words: 'change',
    voice: 'pause',
    days: 1,
    reason: decision.reason,
    note: decision.note,
  });
});

test('whom an appeal overruled is told that others can change it', async () => {
  const { screen, user } = open({
    getDecidedCases: () => ({ ...DECIDED, items: [{ ...HIDDEN, isOwnDecision: true }] }),
  });
  await user.click(screen.getByRole('tab', { name: 'Decided' }));
  expect(await screen.findByText(/Only others can change that/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Change this decision' })).toBeNull();
});

test('the list of what was decided says when it could not be loaded', async () => {
  const { screen, user } = open({ getDecidedCases: () => new FakeRefusal('fault') });
  await user.click(screen.getByRole('tab', { name: 'Decided' }));
  expect(await screen.findByText('We couldn’t load what was decided')).toBeTruthy();
});

test('what stands beside the queue says when it could not be loaded, and tries again', async () => {
  let lost = true;
  const requests = { items: [] };
  const { screen, user } = open({
    getAuthorRequests: () => (lost ? new FakeRefusal('fault') : requests),
    getModerationCategories: () => new FakeRefusal('fault'),
  });
  expect(await screen.findByText('We couldn’t load the authors you asked for.')).toBeTruthy();
  await user.click(screen.getByText('Categories'));
  expect(await screen.findByText('We couldn’t load the categories.')).toBeTruthy();
  lost = false;
  const [again] = screen.getAllByRole('button', { name: 'Try again' });
  if (again) await user.click(again);
  await expect.poll(() => screen.queryByText('We couldn’t load the authors you asked for.')).toBeNull();
});
