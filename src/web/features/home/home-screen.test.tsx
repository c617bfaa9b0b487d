import { waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { screenAt } from '#contract/screens.ts';
import { localDate } from '#domain/calendar/local-date.ts';
import { fakeApi, LOST, FakeRefusal } from '#web/testing/fake-api.ts';
import {
  type MemberOptions,
  NOTHING,
  NOTHING_LOGGED,
  renderForMember,
  replyOf,
  TODAY,
} from '#web/testing/render-for-member.tsx';
import { HomeScreen } from './home-screen.tsx';

const open = (options: MemberOptions = {}) => renderForMember(<HomeScreen />, options);
const hrefs = (place: HTMLElement) =>
  within(place)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

beforeEach(() => {
  // The wheel is all it asks for; each other call must be expected by its test.
  fakeApi({});
});

describe('§2.4: the welcome', () => {
  test('headline and sub-text come from her goals, her own words first', () => {
    const { screen } = open({ user: { sacredGoals: ['connect with lunar cycles'], customGoals: ['less PMS'] } });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The week before has a shape.');
    expect(screen.getByText(/^Two cycles of notes show which days ask for less/)).toBeDefined();
  });

  test.each([
    ['in the first week', '2026-11-15T12:00:00.000Z', true],
    ['after it', '2026-11-14T12:00:00.000Z', false],
  ])('%s the greeting has its second sentence: %s %s', (_when, createdAt, isThere) => {
    const { screen } = open({ user: { createdAt, sacredGoals: ['embrace my feminine power'] } });
    const greeting = within(screen.getByRole('heading', { level: 1 }).closest('header') as HTMLElement);
    const words = /^Your energy rises and falls/;
    expect(greeting.queryByText(words) !== null).toBe(isThere);
    const journey = within(screen.getByRole('region', { name: 'Your Cycle Journey' }));
    expect(journey.queryByText(words) !== null).toBe(!isThere);
  });

  test('one primary action: the daily flow, and before the first date the date', () => {
    const { screen, unmount } = open();
    expect(screen.getByRole('link', { name: 'Start Daily Flow' })).toBeDefined();
    unmount();
    const first = open({ reply: replyOf(NOTHING) }).screen;
    expect(first.queryByRole('link', { name: 'Start Daily Flow' })).toBeNull();
    expect(first.getByRole('button', { name: 'My period started' })).toBeDefined();
  });

  test.each([
    ['made today', '2026-11-21T11:59:00.000Z', 'Europe/Berlin', 'Welcome to Moonhearth!'],
    ['the first minute of the sixth day before', '2026-11-14T23:00:00.000Z', 'Europe/Berlin', 'Welcome to Moonhearth!'],
    ['the last minute of the seventh day before', '2026-11-14T22:59:59.000Z', 'Europe/Berlin', 'Welcome back!'],
    ['a week ago for her, six days by UTC', '2026-11-15T04:59:00.000Z', 'America/New_York', 'Welcome back!'],
    ['a week ago by UTC, six days for her', '2026-11-14T10:00:00.000Z', 'Pacific/Kiritimati', 'Welcome to Moonhearth!'],
  ])('%s', (_when, createdAt, timeZone, greeting) => {
    const { screen } = open({ user: { createdAt, timeZone } });
    expect(screen.getByText(/^Welcome/).textContent).toBe(greeting);
  });

  test('no link to a page that does not exist, and no block of a feature that has none (decisions 2)', () => {
    const { screen } = open({
      user: {
        sacredGoals: ['practice womb-centered self-care', 'create healing rituals', 'embrace my feminine power'],
      },
    });
    expect(hrefs(document.body).filter((to) => screenAt(to?.split(/[?#]/)[0] ?? '') === null)).toEqual([]);
    expect(screen.queryByRole('link', { name: 'Start Daily Flow' }) !== null).toBe(screenAt('/daily-flow') !== null);
    expect(screen.queryByText('Community Circle') !== null).toBe(screenAt('/community') !== null);
    expect(screen.queryByText('Healing Meditations') !== null).toBe(screenAt('/meditations') !== null);
  });
});

describe('§2.4, §4.10: the goals in the journey', () => {
  const panel = (options: MemberOptions) => open(options).screen.getByRole('region', { name: 'Your Cycle Journey' });

  test('sacred goals as they were chosen, then her own, and the day of the last change in her zone', () => {
    const goals = panel({ user: { customGoals: ['sleep by ten'], goalsLastUpdated: '2026-11-19T23:30:00.000Z' } });
    expect(
      within(goals)
        .getAllByRole('heading', { level: 3 })
        .map((item) => item.textContent),
    ).toEqual(['understand my sacred menstrual cycle', 'connect with lunar cycles', 'sleep by ten']);
    expect(within(goals).getByText('Goals updated 20 November.').getAttribute('datetime')).toBe('2026-11-20');
  });

  test.each([
    ['2026-11-21T08:00:00.000Z', 'Update in 7 days'],
    ['2026-11-15T08:00:00.000Z', 'Update in 1 day'],
    ['2026-11-14T08:00:00.000Z', null],
    [null, null],
  ])('changed %s: %s', (goalsLastUpdated, label) => {
    const goals = panel({ user: { goalsLastUpdated } });
    expect(within(goals).queryByText(/^Update in/)?.textContent ?? null).toBe(label);
    // The control leads there only when it may.
    expect(within(goals).queryByRole('link', { name: 'Update goals' })?.getAttribute('href') ?? null).toBe(
      label ? null : '/onboarding',
    );
  });

  test('a change in another year names it', () => {
    expect(panel({ user: { goalsLastUpdated: '2025-11-14T08:00:00.000Z' } }).textContent).toContain(
      'Goals updated 14 November 2025.',
    );
  });

  test('without goals it says so', () => {
    const { screen } = open({ user: { sacredGoals: [], customGoals: [] } });
    expect(screen.getByText('You haven’t chosen any goals yet.')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Choose goals' })).toBeNull();
  });

  test('long and hostile goals are only text', () => {
    const long = 'x'.repeat(80);
    const goals = panel({ user: { customGoals: [long, '<img src=x onerror=alert(1)>'] } });
    expect(within(goals).getByText(long)).toBeDefined();
    expect(goals.textContent).toContain('Also yours: “<img src=x onerror=alert(1)>”.');
  });
});

describe('§2.4: the quick tiles', () => {
  test('four, each to its field of the log, with what was logged last', () => {
    const reply = replyOf(
      {},
      {
        lastLogged: {
          flow: localDate('2026-11-08'),
          mood: localDate(TODAY),
          energy: localDate('2026-11-20'),
          symptoms: null,
        },
      },
    );
    const { screen } = open({ reply });
    const tiles = screen.getByRole('region', { name: 'Quick log' });
    expect(hrefs(tiles)).toEqual(['/tracker#flow', '/tracker#mood', '/tracker#energy', '/tracker#symptoms']);
    expect(
      within(tiles)
        .getAllByRole('link')
        .map((tile) => tile.textContent),
    ).toEqual(['Log Flow Last 8 Nov', 'Mood Today', 'Energy Yesterday', 'Symptoms Not yet']);
  });

  test('another year is named', () => {
    const { screen } = open({
      reply: replyOf(
        {},
        { lastLogged: { ...NOTHING_LOGGED, flow: localDate('2025-12-31'), mood: localDate('2025-12-31') } },
      ),
    });
    expect(screen.getAllByText('Last 31 Dec 2025')).toHaveLength(2);
  });
});

describe('§2.4: her journey', () => {
  test.each([
    [['restore cycle regularity'], 'Your Cycle Journey'],
    [['navigate menopause with grace'], 'Your Energy Journey'],
    [['life after Hysterectomy'], 'Your Energy Journey'],
  ])('%j: %s', (customGoals, title) => {
    const { screen } = open({ user: { sacredGoals: [], customGoals } });
    expect(screen.getByRole('region', { name: title })).toBeDefined();
  });

  test('at most three rows, sacred before custom, with an affirmation and links that lead somewhere', () => {
    const { screen } = open({
      user: {
        sacredGoals: ['create healing rituals', "honor my body's wisdom"],
        customGoals: ['better sleep', 'a fourth'],
      },
    });
    const journey = screen.getByRole('region', { name: 'Your Cycle Journey' });
    const rows = within(journey)
      .getAllByRole('listitem')
      .filter((row) => within(row).queryByRole('heading'));
    expect(rows.map((row) => within(row).getByRole('heading').textContent)).toEqual([
      'create healing rituals',
      "honor my body's wisdom",
      'better sleep',
    ]);
    expect(rows[0]?.textContent).toContain('“I return to what is mine, and it is still warm.”');
    // One step for each goal; what else they lead to is folded.
    expect(rows.flatMap(hrefs)).toEqual(['/tracker', '/tracker', '/tracker']);
    const further = screen.getByText('More next steps').closest('details') as HTMLDetailsElement;
    expect(further.open).toBe(false);
    expect([...further.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      '/daily-flow',
      '/ambient-sounds',
      '/wellness',
      '/wisdom?category=wellness',
      '/meals',
      '/meditations',
    ]);
    expect(journey.textContent).toContain('Also yours: “a fourth”.');
  });
});

test.each([
  ['menstruating', 'adult'],
  ['menopause', 'adult'],
] as const)('§2.3: with the goal of menopause its guidance has one door, in the stage %s', async (stage, ageGroup) => {
  fakeApi({ getMonth: ({ query }) => ({ month: query.month, logs: [], moon: [] }) });
  const { screen } = open({
    user: { sacredGoals: ['navigate menopause with grace'], ageGroup },
    reply: replyOf({}, { stage }),
  });
  expect(await screen.findAllByRole('button', { name: 'Menopause guidance' })).toHaveLength(1);
});

describe('loading and failing', () => {
  test('while the cycle is on its way her goals are there already', () => {
    fakeApi({ getCycleView: () => new Promise(() => {}) });
    const { screen } = open({ reply: null });
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Loading...');
    expect(screen.getByRole('heading', { name: 'understand my sacred menstrual cycle' })).toBeDefined();
    expect(screen.getByRole('link', { name: /^Log Flow/ })).toBeDefined();
  });

  test.each([
    ['a fault', new FakeRefusal('fault'), 'We couldn’t load your cycle'],
    ['no network', LOST, 'We could not reach your cycle'],
  ] as const)('%s is told, and trying again brings the wheel', async (_what, answer, title) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let works = false;
    fakeApi({ getCycleView: () => (works ? replyOf() : answer) });
    const { screen, user } = open({ reply: null });
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(title), { timeout: 5000 });
    works = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('img', { name: /^Cycle wheel: day 18/ })).toBeDefined();
  });
});
