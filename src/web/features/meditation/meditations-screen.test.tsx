import 'fake-indexeddb/auto';
import { within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { User } from '#contract/account/account.schemas.ts';
import type { Listening, MeditationsReply } from '#contract/meditation/meditation.schemas.ts';
import { screenAt } from '#contract/screens.ts';
import { localDate } from '#domain/calendar/local-date.ts';
import type { DayLog } from '#domain/cycle/day-log.ts';
import type { LifeStage } from '#domain/stage/stage.ts';
import { endPremiumAsk, premiumAsked } from '#web/platform/membership/premium.ts';
import { forgetCopies } from '#web/platform/offline/copy-store.ts';
import { keepThing } from '#web/platform/offline/kept-store.ts';
import { showOffline } from '#web/platform/offline/offline-state.ts';
import { answered } from '#web/testing/answered.ts';
import { fakeApi, FakeRefusal, LOST, type FakeHandlers } from '#web/testing/fake-api.ts';
import { replyOf, TODAY } from '#web/testing/render-for-member.tsx';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { MeditationsScreen } from './meditations-screen.tsx';
import { NO_LISTENING, summaryOf, wholeOf } from './player/meditation.sample.ts';

const LAPSED = { subscriptionStatus: 'expired', trialEndDate: '2026-11-20T08:00:00.000Z' } as const;
const EMBER = summaryOf('ember', 'Slow Ember', { seconds: 720, phases: ['reflect'], needs: ['body'] });
const STONE = summaryOf('stone', 'Warm Stone', { seconds: 725, phases: ['rest'], needs: ['cramps'], pain: true });
const ROOF = summaryOf('roof', 'Roof Rain', { seconds: 300, needs: ['worry'], energy: ['low'] });
const SAIL = summaryOf('sail', 'Boat', { seconds: 2400, needs: ['sleep'], energy: [] });
const SHELF = [EMBER, STONE, ROOF, SAIL];

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
  readonly shelf?: MeditationsReply['meditations'] | null;
  readonly listening?: Partial<Listening>;
  readonly user?: Partial<User>;
  readonly stage?: LifeStage;
  readonly log?: Partial<DayLog>;
  readonly handlers?: FakeHandlers;
};

function open({ shelf = SHELF, listening = {}, user = {}, stage = 'menstruating', log, handlers = {} }: Options = {}) {
  let now: Listening = { ...NO_LISTENING, ...listening };
  const api = fakeApi({
    addFavorite: ({ params }) => (now = { ...now, favorites: [params.meditation, ...now.favorites] }),
    removeFavorite: ({ params }) =>
      (now = { ...now, favorites: now.favorites.filter((id) => id !== params.meditation) }),
    putQueue: ({ body }) => (now = { ...now, queue: body.queue }),
    ...handlers,
  });
  const day = localDate(TODAY);
  const month = { month: '2026-11', logs: log ? [{ date: day, ...log } as DayLog] : [], moon: [] };
  const view = renderScreen(<MeditationsScreen />, {
    at: '/meditations',
    data: {
      user: sampleUser(user),
      today: TODAY,
      now: `${TODAY}T12:00:00.000Z`,
      answers: {
        ...answered('getCycleView', replyOf({}, { stage })),
        ...answered('getMonth', month, { query: { month: '2026-11' } }),
        ...(shelf && answered('getMeditations', { meditations: shelf, listening: now })),
      },
    },
  });
  const doors = () =>
    within(view.screen.getByRole('region', { name: 'All doors' }))
      .queryAllByRole('heading', { level: 3 })
      .map((title) => title.textContent);
  return { api, doors, ...view };
}

describe('the doors', () => {
  test('stand in their order, each with its length and what it is for, and lead to its page', () => {
    const { screen, doors } = open();
    expect(doors()).toEqual(['Slow Ember', 'Warm Stone', 'Roof Rain', 'Boat']);
    const all = within(screen.getByRole('region', { name: 'All doors' }));
    const rows = all.getAllByRole('listitem');
    expect(rows.map((row) => row.textContent?.replace(/Add to.*next/, ''))).toEqual([
      'Slow Ember12 minReflect, body',
      'Warm Stone12:05Rest, cramps',
      'Roof Rain5 minWorry',
      'Boat40 minSleep',
    ]);
    expect(all.getByRole('link', { name: 'Roof Rain' }).getAttribute('href')).toBe('/meditations/roof');
    expect(all.queryByRole('button', { name: /part of Premium/ })).toBeNull();
  });

  test('are the higher the longer, whatever is open', () => {
    const { container } = open({ shelf: [ROOF, { ...SAIL, isOpen: false }] });
    const heights = [...container.querySelectorAll('li svg[viewBox^="0 -"]')].map((svg) => svg.getAttribute('viewBox'));
    expect(new Set(heights)).toEqual(new Set(['0 -13 240 333', '0 -328 240 648']));
  });

  test('say where the member stopped, what was heard, and what is new while not all is', () => {
    const { screen } = open({
      shelf: [EMBER, { ...STONE, isNew: true }, ROOF, SAIL],
      listening: {
        favorites: ['sail'],
        places: [
          { id: 'roof', second: 130, at: '2026-11-20T20:00:00.000Z', times: 0 },
          { id: 'ember', second: 0, at: '2026-11-19T20:00:00.000Z', times: 2 },
        ],
      },
    });
    expect(screen.getByText('Stopped at 2:10')).toBeDefined();
    expect(screen.getByText('Heard twice')).toBeDefined();
    expect(screen.getByText('New')).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Boat A favorite.' })).toBeDefined();
    const goOn = within(screen.getByRole('region', { name: 'Pick up where you stopped' }));
    expect(goOn.getByText('At 2:10 of 5 min')).toBeDefined();
  });

  test('say New of none while most are', () => {
    expect(open({ shelf: SHELF.map((one) => ({ ...one, isNew: true })) }).screen.queryByText('New')).toBeNull();
  });

  test('that do not fit the first rows come with one press', async () => {
    const many = Array.from({ length: 13 }, (_, at) => summaryOf(`door-${at}`, `Door ${at}`));
    const { screen, user, container } = open({ shelf: many });
    expect(container.querySelector('ul[data-all]')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show all 13 doors' }));
    expect(container.querySelector('ul[data-all]')).not.toBeNull();
    expect(screen.queryByRole('button', { name: /^Show all/ })).toBeNull();
  });
});

test('sounds alone are one press away, once their page stands', () => {
  const link = open().screen.queryByRole('link', { name: 'Ambient sounds' });
  expect(link?.getAttribute('href') ?? null).toBe(screenAt('/ambient-sounds') ? '/ambient-sounds' : null);
});

describe('for today', () => {
  test.each<[string, Options, string, string]>([
    ['its phase', {}, 'Slow Ember', '12 min. It suits Reflect, the phase you’re in.'],
    ['pain', { log: { pain: { level: 6, places: [] } } }, 'Warm Stone', '12:05. Because you logged pain today.'],
    ['no phase in this stage', { stage: 'pregnant', shelf: [SAIL] }, 'Boat', '40 min. It suits any day.'],
    [
      'little energy',
      { stage: 'menopause', shelf: [{ ...EMBER, energy: ['high'] }, ROOF], log: { energy: 1 } },
      'Roof Rain',
      '5 min. It fits the energy you logged today.',
    ],
  ])('%s is the reason it gives', (_, options, title, reason) => {
    const { screen } = open(options);
    const panel = within(screen.getByRole('region', { name: title }));
    expect(panel.getByText(reason)).toBeDefined();
    expect(panel.getByRole('link', { name: `Open ${title}` })).toBeDefined();
  });

  test('only what is open is offered, and two more beside it', () => {
    const { screen } = open({ shelf: [{ ...EMBER, isOpen: false }, STONE, ROOF, SAIL], user: LAPSED });
    const panel = within(screen.getByRole('region', { name: /^(Roof Rain|Boat)$/ }));
    expect(panel.queryByText('Slow Ember')).toBeNull();
    expect(panel.getByText('Or one of these')).toBeDefined();
  });

  test('where nothing fits it says so, and offers nothing', () => {
    const { screen } = open({ shelf: [ROOF], log: { energy: 5 } });
    const panel = within(screen.getByRole('region', { name: 'A quiet day' }));
    expect(panel.queryByRole('link')).toBeNull();
  });
});

describe('looking for one', () => {
  test('chips and words narrow the shelf, in the page alone', async () => {
    const { api, screen, user, doors } = open();
    await user.click(screen.getByRole('button', { name: 'Under 10 min' }));
    expect(doors()).toEqual(['Roof Rain']);
    await user.click(screen.getByRole('button', { name: 'Over 20 min' }));
    expect(doors()).toEqual(['Roof Rain', 'Boat']);
    await user.click(screen.getByRole('button', { name: 'Over 20 min' }));
    await user.click(screen.getByRole('button', { name: 'Under 10 min' }));
    await user.click(screen.getByText('What you need'));
    await user.click(screen.getByRole('button', { name: 'Sleep' }));
    expect(doors()).toEqual(['Boat']);
    expect(screen.getByText('One meditation.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Sleep' }));
    await user.type(screen.getByRole('searchbox', { name: 'Search meditations' }), 'cramps{Enter}');
    expect(doors()).toEqual(['Warm Stone']);
    expect(api.calls).toEqual([]);
    expect(window.location.href).toMatch(/\/meditations$/);
  });

  test('what was chosen is there when the member comes back, for this member alone', async () => {
    const { screen, user, unmount } = open();
    await user.click(screen.getByRole('button', { name: 'Rest' }));
    unmount();
    const again = open();
    expect(again.doors()).toEqual(['Warm Stone', 'Roof Rain', 'Boat']);
    again.unmount();
    const other = open({ user: { id: '5f0c2f0e-4a55-4d3c-9c38-0d0a8f5f2b12' } });
    expect(other.doors()).toHaveLength(4);
    other.unmount();
    const last = open();
    await last.user.click(last.screen.getByRole('button', { name: 'Rest' }));
    expect(last.doors()).toHaveLength(4);
  });

  test('with nothing found it says so, and clears', async () => {
    const { screen, user, doors } = open();
    await user.type(screen.getByRole('searchbox', { name: 'Search meditations' }), 'xylophone{Enter}');
    expect(screen.getByRole('heading', { name: 'No meditations match' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(doors()).toHaveLength(4);
    expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Search meditations' }));
  });

  test('who leads is offered once there are several', async () => {
    const { screen, user, doors } = open({ shelf: [EMBER, { ...SAIL, kind: 'recording', ledBy: 'Ilse Brandt' }] });
    await user.click(screen.getByText('What you need'));
    await user.click(screen.getByRole('button', { name: 'Ilse Brandt' }));
    expect(doors()).toEqual(['Boat']);
    await user.click(screen.getByRole('button', { name: 'Ilse Brandt' }));
  });

  test('a stage that names no phases offers none, and no door speaks of one', () => {
    const { screen } = open({ stage: 'perimenopause' });
    expect(screen.queryByRole('button', { name: 'Rest' })).toBeNull();
    expect(screen.getAllByText('Body')).toHaveLength(2);
    expect(screen.queryByText(/Reflect/)).toBeNull();
  });
});

describe('what the member does with one', () => {
  const more = async ({ screen, user }: ReturnType<typeof open>, title: string, action: string) => {
    await user.click(screen.getByRole('button', { name: `More for ${title}` }));
    const menu = screen.getByRole('menu', { name: `More for ${title}`, hidden: true });
    await user.click(within(menu).getByRole('menuitem', { name: action, hidden: true }));
  };

  test('a favorite is marked at once, and can be looked for', async () => {
    const opened = open();
    await more(opened, 'Roof Rain', 'Add to favorites');
    const { screen, user, doors, api } = opened;
    expect(await screen.findByRole('heading', { name: 'Roof Rain A favorite.' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Favorites' }));
    expect(doors()).toEqual(['Roof Rain A favorite.']);
    await user.click(screen.getByRole('button', { name: 'Favorites' }));
    expect(api.called('addFavorite')).toHaveLength(1);
  });

  test('what plays next is put in, moved and taken out', async () => {
    const opened = open({ listening: { queue: ['sail', 'roof'] } });
    const { screen, user, api } = opened;
    await more(opened, 'Slow Ember', 'Add to Up next');
    const next = within(await screen.findByRole('region', { name: 'Up next' }));
    const titles = () => next.getAllByRole('listitem').map((row) => row.textContent);
    await expect.poll(titles).toEqual(['Boat40 min', 'Roof Rain5 min', 'Slow Ember12 min']);
    await user.click(next.getByRole('button', { name: 'Move Slow Ember up' }));
    await expect.poll(titles).toEqual(['Boat40 min', 'Slow Ember12 min', 'Roof Rain5 min']);
    await user.click(next.getByRole('button', { name: 'Take Boat off Up next' }));
    await expect.poll(titles).toEqual(['Slow Ember12 min', 'Roof Rain5 min']);
    expect(api.called('putQueue').map(({ body }) => body)).toEqual([
      { queue: ['sail', 'roof', 'ember'], was: ['sail', 'roof'] },
      { queue: ['sail', 'ember', 'roof'], was: ['sail', 'roof', 'ember'] },
      { queue: ['ember', 'roof'], was: ['sail', 'ember', 'roof'] },
    ]);
  });

  test('what was refused is taken back, and said', async () => {
    const opened = open({ handlers: { addFavorite: () => new FakeRefusal('list_full') } });
    await more(opened, 'Roof Rain', 'Add to favorites');
    expect(await opened.screen.findByRole('alert')).toBeDefined();
    expect(opened.screen.queryByRole('heading', { name: 'Roof Rain A favorite.' })).toBeNull();
  });

  test('minutes of this month are told without a goal, and none are not', () => {
    const months = [{ month: '2026-11', minutes: 42, finished: 3 }];
    expect(
      open({ listening: { months } }).screen.getByText('You’ve listened for 42 minutes in November.'),
    ).toBeDefined();
    expect(open({ listening: { months: [] } }).screen.getAllByText(/listened for/)).toHaveLength(1);
  });
});

describe('with limited access', () => {
  const CLOSED = [
    { ...EMBER, isOpen: false },
    { ...STONE, isFree: true },
    { ...ROOF, isOpen: false },
    { ...SAIL, isFree: true },
  ];

  test('what is open stands first; a shut door keeps its picture and opens the trial-ended modal', async () => {
    const { screen, user, doors } = open({ shelf: CLOSED, user: LAPSED });
    expect(screen.getByText('Two meditations stay open, whatever your plan')).toBeDefined();
    expect(doors()).toEqual(['Warm Stone', 'Boat', 'Slow Ember', 'Roof Rain']);
    const door = screen.getByRole('button', { name: 'Slow Ember, 12 min: part of Premium, see the plans' });
    expect(screen.queryByRole('link', { name: 'Slow Ember' })).toBeNull();
    await user.click(door);
    expect(premiumAsked()).toEqual({ feature: 'meditations' });
  });

  test('one line says what stays open', async () => {
    const { screen, user } = open({ shelf: CLOSED, user: LAPSED });
    const line = within(screen.getByRole('region', { name: 'Two doors are closed' }));
    expect(line.getByText(/^Warm Stone and Boat stay open\. Your tracker, journal, moon and check-ins/)).toBeDefined();
    await user.click(line.getByRole('button', { name: 'See the plans' }));
    expect(premiumAsked()).toEqual({ feature: 'meditations' });
  });

  test('a favorite may be a shut one; it cannot play next', () => {
    const { screen } = open({ shelf: CLOSED, user: LAPSED });
    const menu = within(screen.getByRole('menu', { name: 'More for Slow Ember', hidden: true }));
    expect(menu.getAllByRole('menuitem', { hidden: true }).map((item) => item.textContent)).toEqual([
      'Add to favorites',
    ]);
  });

  test('what is for the yearly plan leads who has a plan to the plans', () => {
    const { screen } = open({ shelf: [EMBER, { ...SAIL, isOpen: false, yearlyOnly: true }] });
    const door = screen.getByRole('link', { name: 'Boat, 40 min: part of the yearly plan, see the plans' });
    expect(door.getAttribute('href')).toBe('/subscription');
    expect(screen.getByText('Yearly plan · Sleep')).toBeDefined();
    expect(screen.queryByText(/doors? (is|are) closed/)).toBeNull();
  });

  test('a teen meets no shut door and no word of plans', () => {
    const { screen } = open({ user: { ...LAPSED, ageGroup: 'teen', age: 15 }, stage: 'teen' });
    expect(screen.queryByText(/plan|Premium/)).toBeNull();
    expect(screen.getByText('A few quiet minutes, whenever you like')).toBeDefined();
  });
});

describe('when it does not come', () => {
  test('wells in the shape of doors stand until it is here', async () => {
    let come: (reply: MeditationsReply) => void = () => undefined;
    const { screen, container, doors } = open({
      shelf: null,
      handlers: { getMeditations: () => new Promise<MeditationsReply>((done) => (come = done)) },
    });
    expect(screen.getByRole('status').textContent).toBe('Loading the meditations...');
    expect(container.querySelectorAll('[data-door]')).toHaveLength(6);
    await expect.poll(() => come.length).toBe(1);
    come({ meditations: SHELF, listening: NO_LISTENING });
    await screen.findByRole('region', { name: 'All doors' });
    expect(doors()).toHaveLength(4);
  });

  test('it says so, and tries again', async () => {
    let isLost = true;
    const reply = { meditations: SHELF, listening: NO_LISTENING };
    const { screen, user } = open({ shelf: null, handlers: { getMeditations: () => (isLost ? LOST : reply) } });
    expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t load the meditations');
    isLost = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'All doors' })).toBeDefined();
  });

  test('an empty shelf says so', () => {
    const { screen } = open({ shelf: [] });
    expect(screen.getByRole('heading', { level: 2, name: 'No meditations yet' })).toBeDefined();
  });

  test('opened without a connection it shows what this device keeps, or that it keeps nothing', async () => {
    showOffline({ asOf: Date.now(), ended: false });
    const away: FakeHandlers = { getMeditations: () => LOST };
    const first = open({ shelf: null, handlers: away });
    expect(await first.screen.findByText(/^Nothing is saved on this device yet/)).toBeDefined();
    first.unmount();
    await keepThing(sampleUser().id, { id: 'ember', at: Date.now(), content: wholeOf() });
    const { screen } = open({ shelf: null, handlers: away });
    const kept = within(await screen.findByRole('region', { name: 'On this device' }));
    expect((await kept.findByRole('link', { name: 'Slow Ember' })).getAttribute('href')).toBe('/meditations/ember');
  });
});
