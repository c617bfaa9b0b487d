import 'fake-indexeddb/auto';
import { afterEach, expect, test } from 'vitest';
import type { GuideProgress, GuideReply, GuideWeekWhole } from '#contract/health-guide/health-guide.schemas.ts';
import { localDate } from '#domain/calendar/local-date.ts';
import { endPremiumAsk, premiumAsked } from '#web/platform/membership/premium.ts';
import { forgetCopies } from '#web/platform/offline/copy-store.ts';
import { answered } from '#web/testing/answered.ts';
import { fakeApi, type FakeHandlers } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { HealthGuideScreen } from './health-guide-screen.tsx';
import { HealthGuideWeekScreen } from './health-guide-week-screen.tsx';

const d = localDate;
const NOT_BEGUN: GuideProgress = {
  ...{ run: 0, startedOn: null, pace: 7, isPlain: false, where: null, done: [], reflections: [], catchUp: null },
};
const HERE: GuideProgress = {
  ...NOT_BEGUN,
  run: 1,
  startedOn: d('2026-11-14'),
  where: { week: 2, day: 1, weekBegan: d('2026-11-21'), isPaused: false, isOver: false },
  catchUp: 1,
};
const replyOf = (progress: GuideProgress): GuideReply => ({
  weeks: Array.from({ length: 12 }, (_, at) => ({
    week: at + 1,
    title: `Title ${at + 1}`,
    kicker: 'A line',
    lead: 'What is in it.',
    window: 'hearth',
    isOpen: at < 2,
    isFree: at === 0,
    from: null,
    phases: [],
  })),
  progress,
  tide: [{ from: d('2026-11-21'), to: d('2026-12-20'), phase: 'rest', isExpected: true }],
  today: null,
});
const WEEK: GuideWeekWhole = {
  ...{ week: 2, title: 'Noticing', kicker: 'A line', lead: 'A lead.', window: 'quilt', isFree: false },
  before: 'Call first.',
  things: [
    {
      ...{ n: 1, title: 'Find your word', on: d('2026-11-21'), usual: 6 },
      plain: { text: 'Write five words.', minutes: 6, reasons: [] },
      bent: { text: 'One word.', minutes: 2, reasons: [{ of: 'low_energy', line: null }] },
    },
  ],
  reflection: { prompt: 'What did you notice?', instead: 'Or this?', minutes: 5 },
  readings: [{ id: 'abc1234', title: 'Writing it down', minutes: 5, isOpen: true, line: 'A line.', when: null }],
  sittings: [{ id: 'tide', title: 'What the Tide Left', minutes: 9, isOpen: false, line: null, when: null }],
  plate: { title: 'Soup', why: 'It keeps.' },
  milestone: 'You noticed.',
  blocks: [{ kind: 'paragraph', runs: [{ text: 'Because.' }] }],
  ...{ sources: [], glossary: [], checked: d('2026-11-23'), checkAgain: d('2027-11-23'), reviewedBy: null },
};

afterEach(async () => {
  endPremiumAsk();
  await forgetCopies({ but: null });
});

function open(progress: GuideProgress, handlers: FakeHandlers = {}) {
  const api = fakeApi(handlers);
  const view = renderScreen(<HealthGuideScreen />, {
    at: '/health-guide',
    data: { user: sampleUser(), answers: answered('getHealthGuide', replyOf(progress)) },
  });
  return { api, ...view };
}

test('begun on any day, by one press', async () => {
  const { api, screen, user } = open(NOT_BEGUN, { stepGuide: () => HERE });
  await user.click(screen.getByRole('button', { name: 'Begin today' }));
  expect(await screen.findByRole('link', { name: 'Open week 2' })).toBeDefined();
  expect(api.calls.find(({ name }) => name === 'stepGuide')?.body).toEqual({ do: 'begin', run: 0 });
});

test('a week that went by can be gone back to or let go, and nothing says missed', async () => {
  const { api, screen, user, container } = open(HERE, { stepGuide: () => ({ ...HERE, catchUp: null }) });
  expect(container.textContent).not.toMatch(/miss|streak|behind|late by|0 of/i);
  await user.click(screen.getByRole('button', { name: 'Let it go' }));
  expect(api.calls.find(({ name }) => name === 'stepGuide')?.body).toEqual({ do: 'let_go', week: 1 });
});

test('after a week in which she did something, it leads to the look back on it', () => {
  const { screen } = open({ ...HERE, catchUp: null, done: [{ week: 1, n: 3, on: d('2026-11-16') }] });
  expect(screen.getByRole('link', { name: 'Look back on week 1' }).getAttribute('href')).toBe('/health-guide/1');
});

test('after a week with nothing in it there is nothing to look back on', () =>
  expect(open(HERE).screen.queryByRole('link', { name: /Look back/ })).toBeNull());

test('a week bends with its reason, and shows the plain plan at a switch', async () => {
  fakeApi({ stepGuide: () => ({ ...HERE, isPlain: true }), putGuideThing: () => HERE });
  const { screen, user } = renderScreen(<HealthGuideWeekScreen />, {
    at: '/health-guide/2',
    data: {
      user: sampleUser(),
      answers: {
        ...answered('getGuideWeek', WEEK, { params: { week: '2' } }),
        ...answered('getHealthGuide', replyOf(HERE)),
      },
    },
  });
  expect(screen.getByText('2 of 6 min')).toBeDefined();
  expect(screen.getByText('Low energy today')).toBeDefined();
  await user.click(screen.getByRole('switch', { name: /Bend it to my days/ }));
  expect(await screen.findByText('Write five words.')).toBeDefined();
  expect(premiumAsked()).toBeNull();
});
