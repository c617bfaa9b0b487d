import 'fake-indexeddb/auto';
import { within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { WisdomReply } from '#contract/wisdom/wisdom.schemas.ts';
import { endPremiumAsk, premiumAsked } from '#web/platform/membership/premium.ts';
import { forgetCopies } from '#web/platform/offline/copy-store.ts';
import { keepThing } from '#web/platform/offline/kept-store.ts';
import { showOffline } from '#web/platform/offline/offline-state.ts';
import { answered } from '#web/testing/answered.ts';
import { fakeApi, LOST, type FakeHandlers } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { CRAMPS, replyOf, SOUP, WARMTH, wholeOf } from './piece.sample.ts';
import { WisdomScreen } from './wisdom-screen.tsx';

const LAPSED = { subscriptionStatus: 'expired', trialEndDate: '2026-11-20T08:00:00.000Z' } as const;

// The test's DOM has no popovers.
beforeAll(() => {
  HTMLElement.prototype.hidePopover = () => undefined;
});
afterEach(async () => {
  endPremiumAsk();
  showOffline(null);
  await forgetCopies({ but: null });
});

type Options = {
  readonly reply?: Partial<WisdomReply> | null;
  readonly at?: string;
  readonly lapsed?: boolean;
  readonly handlers?: FakeHandlers;
};

let members = 0;
function open({ reply = {}, at = '/wisdom', lapsed = false, handlers = {} }: Options = {}) {
  const api = fakeApi(handlers);
  // What a member chose stays in the page's memory: each test has a member of its own.
  members += 1;
  const id = `00000000-0000-4000-8000-${String(members).padStart(12, '0')}`;
  const user = sampleUser({ id, ...(lapsed && LAPSED) });
  const view = renderScreen(<WisdomScreen />, {
    at,
    data: { user, answers: reply === null ? {} : answered('getWisdom', replyOf(reply)) },
  });
  const titles = () =>
    within(view.screen.getByRole('region', { name: /library|Body|Rites|Saved|Wellness/ }))
      .queryAllByRole('link')
      .map(({ textContent }) => textContent);
  return { api, user, titles, view, screen: view.screen, press: view.user };
}

describe('the shelves', () => {
  test('each piece leads to its page and says its paper and its minutes', () => {
    const { screen, titles } = open();
    expect(titles()).toEqual(['What cramps are', 'Seaweed soup', 'Warmth']);
    expect(screen.getByRole('link', { name: 'Seaweed soup' }).getAttribute('href')).toBe('/wisdom/soup001');
    const row = screen.getByRole('link', { name: 'Seaweed soup' }).closest('li');
    expect(row?.textContent).toContain('Tradition');
    expect(row?.textContent).toContain('5 min');
  });

  test('a chip opens one, and leaves no trace in the address', async () => {
    const { titles, screen, press } = open();
    await press.click(screen.getByRole('button', { name: 'Rites' }));
    expect(titles()).toEqual(['Seaweed soup']);
    expect(window.location.search).toBe('');
    expect(screen.queryByRole('button', { name: 'Sex and intimacy' })).toBeNull();
  });

  test.each([
    ['?category=wellness', ['Warmth']],
    ['?category=nonsense', ['What cramps are', 'Seaweed soup', 'Warmth']],
  ])('the address %s opens %j', (search, expected) => {
    expect(open({ at: `/wisdom${search}` }).titles()).toEqual(expected);
  });

  test('what was begun stands first with how far it was read, and saved ones have a shelf', async () => {
    const reading = { saved: ['soup001'], places: [{ id: 'warmth1', share: 40, at: '2026-11-20T20:00:00.000Z' }] };
    const { titles, screen, press } = open({ reply: { reading } });
    expect(titles()[0]).toBe('Warmth');
    expect(screen.getByRole('img', { name: '40 percent read' })).toBeDefined();
    await press.click(screen.getByRole('button', { name: 'Saved' }));
    expect(titles()).toEqual(['Seaweed soup']);
  });
});

describe('for where she is', () => {
  test.each([
    [{ of: 'condition', condition: 'fibroids' }, 'Because you live with fibroids'],
    [{ of: 'goal', goal: 'create healing rituals' }, 'Because you chose “create healing rituals”'],
    [{ of: 'phase', phase: 'rest' }, 'For your Rest days'],
    [{ of: 'stage' }, 'Written for your stage of life'],
  ] as const)('%j is said as “%s”', (because, words) => {
    const { screen } = open({ reply: { forYou: [{ id: 'cramps1', because }] } });
    expect(within(screen.getByRole('region', { name: 'For where you are' })).getByText(words)).toBeDefined();
  });

  test('where nothing suits, nothing is offered', () => {
    expect(open().screen.queryByRole('region', { name: 'For where you are' })).toBeNull();
  });
});

describe('search', () => {
  test('looks in a body, shows what stands around, and marks it', async () => {
    const around = [
      { text: 'Put ', isHit: false },
      { text: 'heat', isHit: true },
      { text: ' on it.', isHit: false },
    ];
    const { screen, press, api } = open({
      handlers: {
        searchWisdom: () => ({
          found: [{ id: 'cramps1', around }],
          guides: [{ id: 'guide01', title: 'Painful periods' }],
        }),
      },
    });
    await press.type(screen.getByRole('searchbox'), 'heat{Enter}');
    expect(await screen.findByRole('heading', { name: '1 piece mentions “heat”' })).toBeDefined();
    expect(screen.getByText('heat', { selector: 'mark' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Painful periods' }).getAttribute('href')).toBe('/womb-health/guide01');
    expect(api.called('searchWisdom')[0]?.body).toEqual({ words: 'heat' });
  });

  test('says what to try where nothing is found, and where it fails', async () => {
    const none = open({ handlers: { searchWisdom: () => ({ found: [], guides: [] }) } });
    await none.press.type(none.screen.getByRole('searchbox'), 'zzz{Enter}');
    expect(await none.screen.findByText(/Try a shorter word/)).toBeDefined();
    none.view.unmount();
    const failing = open({ handlers: { searchWisdom: () => LOST } });
    await failing.press.type(failing.screen.getByRole('searchbox'), 'heat{Enter}');
    expect(await failing.screen.findByText('We couldn’t search just now')).toBeDefined();
  });
});

describe('limited access', () => {
  test('says how many are free, marks what is closed, and one line leads to the plans', async () => {
    const pieces = [{ ...CRAMPS, isFree: true }, { ...SOUP, isOpen: false }, WARMTH];
    const { screen, titles, press } = open({ reply: { pieces }, lapsed: true });
    expect(screen.getByText('1 to read freely, 3 in all')).toBeDefined();
    expect(titles()).toEqual(['What cramps are', 'Warmth', 'Seaweed soup']);
    expect(screen.getByRole('img', { name: 'Premium' })).toBeDefined();
    await press.click(screen.getByRole('button', { name: 'See the plans' }));
    expect(premiumAsked()).toMatchObject({ feature: 'wisdom' });
  });
});

test('what comes with Yearly says so where it is closed, and stays in its place', () => {
  const { screen } = open({ reply: { pieces: [CRAMPS, { ...SOUP, isOpen: false, yearlyOnly: true }] } });
  const row = screen.getByRole('link', { name: 'Seaweed soup' }).closest('li');
  expect(row?.textContent).toContain('Yearly plan · ');
  expect(screen.getByRole('img', { name: 'Yearly plan' })).toBeDefined();
});

describe('states', () => {
  test('nothing for this stage is a page of its own', () => {
    expect(open({ reply: { pieces: [] } }).screen.getByRole('heading', { name: 'Nothing here yet' })).toBeDefined();
  });

  test('a failure can be tried again', async () => {
    let asked = 0;
    const { screen, press, titles } = open({
      reply: null,
      handlers: { getWisdom: () => ((asked += 1) < 3 ? LOST : replyOf()) },
    });
    await press.click(await screen.findByRole('button', { name: /again/i }));
    await screen.findByRole('link', { name: 'Warmth' });
    expect(titles()).toHaveLength(3);
  });

  test('without a connection it lists what is on this device, and not what else is kept', async () => {
    showOffline({ takenAt: 1 } as never);
    const { screen, user } = open({ reply: null, handlers: { getWisdom: () => LOST } });
    await keepThing(user.id, { id: 'piece cramps1', at: 1, content: wholeOf() });
    await keepThing(user.id, { id: 'stone', at: 2, content: { id: 'stone', title: 'Warm Stone' } });
    expect(await screen.findByRole('heading', { name: 'On this device' })).toBeDefined();
    expect(screen.queryByText('Warm Stone')).toBeNull();
  });
});
