import { waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import type { PageAnswers, FirstData } from '#contract/first-data.ts';
import type { MoonMonth, MoonPeriods } from '#contract/moon/moon.schemas.ts';
import { addDays, localDate } from '#domain/calendar/local-date.ts';
import { MOON_PHASES } from '#domain/cycle/cycle-view.ts';
import { answered } from '#web/testing/answered.ts';
import { fakeApi, LOST } from '#web/testing/fake-api.ts';
import { replyOf, TODAY } from '#web/testing/render-for-member.tsx';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { ALONE, TOGETHER } from './guidance/pairs.copy.ts';
import { MoonScreen } from './moon-screen.tsx';

/** A month whose 24th is a full moon at 14:53 UTC and every other night waxing and 88% lit. */
function monthOf(month: string, changes: Partial<MoonMonth> = {}): MoonMonth {
  const first = addDays(localDate(`${month}-01`), -7);
  const full = `${month}-24T14:53:10.000Z`;
  const days = Array.from({ length: 49 }, (_, index) => addDays(first, index)).map((date) =>
    date === `${month}-24`
      ? { date, phase: 'full' as const, illuminated: 1, waxing: false, instant: full }
      : { date, phase: 'waxing_gibbous' as const, illuminated: 0.884, waxing: true, instant: null },
  );
  const instants = [
    ['new', '2026-11-09T07:02:00.000Z'],
    ['first_quarter', '2026-11-17T11:47:40.000Z'],
    ['full', '2026-11-24T14:53:10.000Z'],
    ['last_quarter', '2026-12-01T06:08:40.000Z'],
    ['new', '2026-12-09T00:51:50.000Z'],
    ['first_quarter', '2026-12-17T05:42:40.000Z'],
  ] as const;
  return {
    month,
    zone: 'Europe/Berlin',
    days,
    instants: instants.map(([phase, at]) => ({ phase, at })),
    fullMoons: [{ at: full, name: 'Beaver Moon', blue: false, supermoon: true, kilometres: 360_054 }],
    eclipses: [{ body: 'moon', type: 'partial', at: full, covered: 0.4 }],
    ...changes,
  };
}

const link = (over: Partial<NonNullable<MoonPeriods['link']>> = {}): MoonPeriods => ({
  link: {
    verdict: 'no_link',
    cycles: 24,
    needed: 6,
    nearness: 0.3,
    around: 0.5,
    chance: 0.41,
    turns: [
      { date: localDate('2026-10-12'), turn: 0.1 },
      { date: localDate('2026-11-09'), turn: 0.02 },
    ],
    ...over,
  },
});
const DATA = {
  user: sampleUser({ timeZone: 'Europe/Berlin' }),
  today: TODAY,
  now: `${TODAY}T12:00:00.000Z`,
  answers: {
    ...answered('getCycleView', replyOf()),
    ...answered('getCycles', []),
    ...answered('getMoonMonth', monthOf('2026-11'), { query: { month: '2026-11', zone: 'Europe/Berlin' } }),
    ...answered('getMoonPeriods', link()),
  },
} satisfies Partial<FirstData>;

function open(over: PageAnswers = {}) {
  const api = fakeApi({ getMoonMonth: ({ query }) => ({ ...monthOf(query.month), zone: query.zone }) });
  return {
    api,
    ...renderScreen(<MoonScreen />, { at: '/moon-calendar', data: { ...DATA, answers: { ...DATA.answers, ...over } } }),
  };
}

describe('tonight', () => {
  test('its name, light, age and a countdown to the next instant', () => {
    const { screen } = open();
    const hero = screen.getByRole('region', { name: 'Waxing gibbous' });
    expect(hero.textContent).toContain('Saturday 21 November, 1:00 pm');
    expect(hero.textContent).toContain('Lit88%Age12.2 daysFull in3d 2h 53m');
    expect(within(hero).getByRole('img', { name: 'The moon tonight: Waxing gibbous, 88% lit' })).toBeTruthy();
  });

  test('the guidance is of the moon alone where no phase is told', () => {
    expect(open().screen.getByText(new RegExp(ALONE.waxing_gibbous))).toBeTruthy();
  });

  test('every moon and phase has its own words, and none of them orders', () => {
    const all = MOON_PHASES.flatMap((moon) => Object.values(TOGETHER[moon]));
    expect(new Set(all).size).toBe(32);
    expect(all.filter((text) => /\b(must|should|never|always)\b/i.test(text))).toEqual([]);
  });
});

describe('the month', () => {
  test('each night has a name in words, today too', () => {
    const { screen } = open();
    expect(screen.getAllByRole('gridcell')).toHaveLength(35);
    expect(screen.getByRole('gridcell', { name: 'Saturday 21 November, today, waxing gibbous, 88% lit' })).toBeTruthy();
    expect(
      screen.getByRole('gridcell', {
        name: 'Tuesday 24 November, full moon at 3:53 pm, 100% lit, supermoon, partial lunar eclipse',
      }),
    ).toBeTruthy();
  });

  test('keys walk the nights and turn the page, and the focus goes along', async () => {
    const { screen, user } = open();
    screen.getByRole('gridcell', { name: /^Saturday 21/ }).focus();
    await user.keyboard('{ArrowLeft}{ArrowUp}');
    expect(document.activeElement?.getAttribute('data-date')).toBe('2026-11-13');
    await user.keyboard('{PageDown}');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'December 2026' })).toBeTruthy());
    expect(document.activeElement?.getAttribute('data-date')).toBe('2026-12-13');
  });

  test('any month from 1900 to 2100 can be chosen, and it ends there', async () => {
    const { screen, user, api } = open();
    const years = within(screen.getByRole('combobox', { name: 'Year' }))
      .getAllByRole('option')
      .map((option) => option.textContent);
    expect([years.length, years.at(-1), years[0]]).toEqual([201, '1900', '2100']);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '2100');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'December');
    await user.click(screen.getByRole('button', { name: 'Next month' }));
    expect(screen.getByRole('heading', { name: 'December 2100' })).toBeTruthy();
    expect(api.called('getMoonMonth').some(({ query }) => (query as { month: string }).month > '2100-12')).toBe(false);
  });

  test('a chosen night tells its names, its eclipse, and what is told and measured, apart', async () => {
    const { screen, user } = open();
    await user.click(screen.getByRole('gridcell', { name: /^Tuesday 24 November/ }));
    const day = screen.getByRole('region', { name: 'Tuesday 24 November' });
    expect(day.textContent).toContain('Exact at 3:53 pm.');
    expect(day.textContent).toContain('call it the Beaver Moon');
    expect(day.textContent).toContain('A supermoon: 360,054 km away');
    expect(day.textContent).toContain('Partial lunar eclipse. Deepest at 3:53 pm');
    expect(within(day).getByText('Tradition')).toBeTruthy();
    expect(within(day).getByText('Research')).toBeTruthy();
  });

  test('south of the equator the discs are mirrored, by her zone or her choice, which is kept', async () => {
    const drawn = (container: HTMLElement) =>
      container.querySelector('[data-date="2026-11-20"] path')?.getAttribute('d');
    const north = open();
    const before = drawn(north.container);
    await north.user.click(north.screen.getByRole('radio', { name: 'Southern half' }));
    const after = drawn(north.container);
    expect(after).not.toBe(before);
    north.unmount();
    expect(drawn(open().container)).toBe(after);
    localStorage.clear();
  });

  test('a month that does not come says so and can be asked for again', async () => {
    const { screen, user } = open();
    fakeApi({ getMoonMonth: () => LOST });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '1969');
    expect(await screen.findByText('We couldn’t load November 1969', {}, { timeout: 5000 })).toBeTruthy();
    fakeApi({ getMoonMonth: ({ query }) => ({ ...monthOf(query.month), zone: query.zone }) });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('gridcell', { name: /^Monday 24 November, full moon/ })).toBeTruthy();
  }, 15_000);
});

test('to the minute: the next three instants, the last and the fourth folded, by her clocks', () => {
  const list = open().screen.getByRole('region', { name: 'To the minute' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([
    'Full moonTue 24 Nov, 3:53 pmBeaver Moon, supermoonin 3 days',
    'Last quarterTue 1 Dec, 7:09 amin 9 days',
    'New moonWed 9 Dec, 1:52 amin 17 days',
    'First quarterTue 17 Nov, 12:48 pm4 days ago',
    'First quarterThu 17 Dec, 6:43 amin 25 days',
  ]);
});

test('by night too the page has a part lit by the hearth, and its research folded in it', () => {
  const day = open().screen.getByRole('region', { name: 'Saturday 21 November' });
  expect(day.dataset['ground']).toBe('hearth');
  expect(within(day).getByText('Tradition and research').closest('details')?.open).toBe(false);
});

describe('her periods against the moon', () => {
  const verdict = (over: Parameters<typeof link>[0]) =>
    open(answered('getMoonPeriods', link(over))).screen.getByRole('region', { name: 'Your periods and the moon' })
      .textContent;
  test.each([
    [{}, 'We compared your dates with shuffled ones and found no link to the moon.'],
    [{}, 'We shuffled your 24 finished cycles: 41 in 100 of those orders start at least as close together.'],
    [{ cycles: 9 }, 'With this few cycles, only a very close link would show.'],
    [
      { verdict: 'link', chance: 0.004 },
      'Your periods start closer to the full moon than chance explains. It’s a pattern, not a cause, and it may drift.',
    ],
    [{ verdict: 'link', chance: 0.004 }, '4 in 1,000 of those orders'],
    [
      { verdict: 'too_few', cycles: 1, chance: null },
      'You have 1 finished cycle so far. With 6 we can compare them with chance.',
    ],
    [{ verdict: 'too_few', cycles: 0, chance: null, turns: [] }, 'Log a first day, and it appears on this curve.'],
  ] as const)('%o', (over, sentence) => {
    expect(verdict(over as Parameters<typeof link>[0])).toContain(sentence);
  });

  test('nothing of it in a stage without a wheel of the cycle', () => {
    const { screen } = open({
      ...answered('getCycleView', replyOf({}, { stage: 'menopause' })),
      ...answered('getMoonPeriods', { link: null }),
    });
    expect(screen.queryByText('Your periods and the moon')).toBeNull();
    expect(screen.queryByText('My cycle on the moon')).toBeNull();
  });
});

test('no source is named inside a sentence: each is a number that leads to the list at the foot', () => {
  const { screen } = open();
  const list = within(screen.getByText('Sources').closest('details') ?? document.body);
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent?.split(',')[0])).toEqual([
    'Casiraghi and others',
    'Cordi and others',
    'Clue',
    'Helfrich-Förster and others',
  ]);
  for (const words of document.querySelectorAll('p, dd')) expect(words.textContent).not.toMatch(/Casiraghi|Cordi|Clue/);
});

describe('rise and set', () => {
  // The ephemeris is a large part of its own; how long a busy machine takes to read it is not what is tried here.
  beforeAll(async () => void (await import('#web/platform/sky/rise-set.ts')));

  test('a city from the list tells the times of the chosen day; forgetting it leaves nothing behind', async () => {
    HTMLDialogElement.prototype.showModal ??= function show(this: HTMLDialogElement) {
      this.open = true;
    };
    const { screen, user } = open();
    await user.click(screen.getByRole('button', { name: 'Choose a place' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'A city near you' }), 'Berlin');
    await user.click(screen.getByRole('button', { name: 'Use this place' }));
    expect(await screen.findByText('In Berlin, Sat 21 Nov')).toBeTruthy();
    expect(await screen.findByText('Rises')).toBeTruthy();
    expect(localStorage.getItem('moon-place')).toBe('{"name":"Berlin","latitude":52.5,"longitude":13.4}');
    await user.click(screen.getByRole('button', { name: 'Change place' }));
    await user.click(screen.getByRole('button', { name: 'Delete this place' }));
    expect(localStorage.getItem('moon-place')).toBeNull();
    expect(screen.getByText(/^Choose a place to see/)).toBeTruthy();
  });

  test('without a city the button says so and leads to the field', async () => {
    const { screen, user } = open();
    await user.click(screen.getByRole('button', { name: 'Choose a place' }));
    await user.click(screen.getByRole('button', { name: 'Use this place' }));
    expect(screen.getByText('Choose a city first.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'A city near you' }));
  });

  test('coordinates that are none are told so, and kept as typed', async () => {
    const { screen, user } = open();
    await user.click(screen.getByRole('button', { name: 'Choose a place' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'A city near you' }), 'Other coordinates');
    await user.type(screen.getByRole('textbox', { name: /^Latitude/ }), '95');
    await user.type(screen.getByRole('textbox', { name: /^Longitude/ }), '-77');
    await user.click(screen.getByRole('button', { name: 'Use this place' }));
    expect(screen.getByText('Enter a number from -90 to 90.')).toBeTruthy();
    expect((screen.getByRole('textbox', { name: /^Latitude/ }) as HTMLInputElement).value).toBe('95');
    expect(localStorage.getItem('moon-place')).toBeNull();
  });
});
