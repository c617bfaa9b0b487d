import 'fake-indexeddb/auto';
import { act, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MealDay } from '#contract/meal/meal.schemas.ts';
import { addDays } from '#domain/calendar/local-date.ts';
import { showOffline } from '#web/platform/offline/offline-state.ts';
import { answered } from '#web/testing/answered.ts';
import { fakeApi, LOST, type FakeHandlers } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { MealTrackerScreen } from './meal-tracker-screen.tsx';
import { dayOf, entryOf, MANNER, TODAY } from './meal.sample.ts';

const NOON = '2026-11-21T12:00:00.000Z';
beforeEach(() => void vi.useFakeTimers({ now: new Date(NOON), toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  showOffline(null);
});

type Options = {
  readonly day?: Partial<MealDay> | null;
  readonly handlers?: FakeHandlers;
  readonly teen?: boolean;
};
function open({ day = {}, handlers = {}, teen = false }: Options = {}) {
  const api = fakeApi({ getMealDay: () => dayOf(day ?? {}), ...handlers });
  const user = sampleUser({ timeZone: 'Europe/Berlin', ...(teen && { ageGroup: 'teen' }) });
  const view = renderScreen(<MealTrackerScreen />, {
    at: '/meal-tracker',
    data: {
      user,
      today: TODAY,
      answers: day === null ? {} : answered('getMealDay', dayOf(day), { params: { date: TODAY } }),
    },
  });
  return { api, ...view };
}
const sentMeals = (api: ReturnType<typeof open>['api']) => api.calls.filter(({ name }) => name === 'putMeal');

describe('a day', () => {
  test('without words says so kindly, and shows no number about food', () => {
    const { screen, container } = open();
    expect(screen.getByRole('heading', { level: 1, name: 'What fed you today' })).toBeDefined();
    expect(screen.getByText('Nothing written yet')).toBeDefined();
    for (const part of container.querySelectorAll('main section, section'))
      expect(part.textContent?.replaceAll(/\d(?=\s|$)/g, '')).not.toMatch(/\d (?:mg|g|µg)/);
  });

  test('where nothing suits the day, its panel promises none', () => {
    const { screen } = open({ day: { phase: null, forToday: [] } });
    const panel = within(screen.getByRole('complementary', { name: 'What helps iron in.' }));
    expect(panel.queryByRole('list')).toBeNull();
    expect(panel.getByRole('link', { name: 'All meals' })).toBeDefined();
  });

  test('tells each meal by its part of the day, and what helps the iron in', () => {
    const { screen } = open({ day: { meals: [entryOf()] } });
    const list = within(screen.getByRole('region', { name: 'What you wrote' }));
    expect(list.getByRole('heading', { name: 'Oats, orange' })).toBeDefined();
    expect(list.getByText('Morning')).toBeDefined();
    expect(list.getByText('Iron, some, and the orange helps it in')).toBeDefined();
  });

  test('asks about what was not understood, in words', () => {
    const parts = [
      { typed: '-3 eggs', food: null, grams: null, trouble: 'less_than_none' as const },
      { typed: 'zorblax', food: null, grams: null, trouble: null },
    ];
    const { screen } = open({ day: { meals: [entryOf({ parts, brings: [] })] } });
    expect(screen.getByText('We weren’t sure about “eggs”. How much was it?')).toBeDefined();
    expect(screen.getByText(/We don’t know “zorblax” yet/)).toBeDefined();
  });
});

describe('adding', () => {
  test('an empty field is pointed at; her words go as they are', async () => {
    const days: string[] = [];
    const putMeal: FakeHandlers['putMeal'] = ({ params }) => {
      days.push(params.date);
      return dayOf({ meals: [entryOf()] });
    };
    const { screen, user, api } = open({ handlers: { putMeal } });
    await user.click(screen.getByRole('button', { name: 'Add' }));
    const field = screen.getByRole('textbox', { name: 'What did you have?' });
    expect(document.activeElement).toBe(field);
    expect(screen.getByText('Write a word first. “Leftovers” is a meal.')).toBeDefined();
    await user.type(field, '1,5 dl milk, ½ cup oats');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(await screen.findByRole('heading', { name: 'Oats, orange' })).toBeDefined();
    expect(sentMeals(api)[0]).toMatchObject({
      body: { words: '1,5 dl milk, ½ cup oats', at: '13:00', isLate: false },
    });
    expect((field as HTMLInputElement).value).toBe('');
    expect(days).toEqual([TODAY]);
  });

  test('after midnight she is asked which day, and her words wait', async () => {
    vi.setSystemTime(new Date('2026-11-20T23:30:00.000Z'));
    const days: string[] = [];
    const putMeal: FakeHandlers['putMeal'] = ({ params }) => {
      days.push(params.date);
      return dayOf();
    };
    const { screen, user, api } = open({ handlers: { putMeal } });
    const field = screen.getByRole('textbox', { name: 'What did you have?' });
    await user.type(field, 'toast');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(screen.getByText('It’s past midnight. Which day is it for?')).toBeDefined();
    expect(sentMeals(api)).toEqual([]);
    expect((field as HTMLInputElement).value).toBe('toast');
    await user.click(screen.getByRole('button', { name: 'Friday 20 November' }));
    await expect
      .poll(() => sentMeals(api)[0])
      .toMatchObject({
        body: { at: '00:30', isLate: true },
      });
    expect(days).toEqual([addDays(TODAY, -1)]);
  });

  test('a failure keeps what was typed', async () => {
    const { screen, user } = open({
      handlers: {
        putMeal: () => {
          throw new Error('planted');
        },
      },
    });
    const field = screen.getByRole('textbox', { name: 'What did you have?' });
    await user.type(field, 'soup');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(await screen.findByText('We couldn’t save that')).toBeDefined();
    expect((field as HTMLInputElement).value).toBe('soup');
  });
});

describe('numbers', () => {
  test('the question is asked once, and answered with one press', async () => {
    const { screen, user, api } = open({
      day: { manner: { ...MANNER, isAsked: false } },
      handlers: { putFoodManner: () => ({ ok: true }) },
    });
    expect(screen.getByText('May we ask one thing?')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Yes, food can be hard' }));
    await expect
      .poll(() => api.calls.find(({ name }) => name === 'putFoodManner'))
      .toMatchObject({ body: { isHard: 'yes' } });
  });

  test('a teen is offered none; whoever says food is hard is offered none, and people who listen', () => {
    const teens = open({ teen: true, day: { manner: { ...MANNER, mayShow: false } } });
    expect(teens.screen.queryByRole('switch', { name: /Show amounts/ })).toBeNull();
    teens.unmount();
    const { screen } = open({ day: { manner: { ...MANNER, mayShow: false, isHard: true } } });
    expect(screen.queryByRole('switch', { name: /Show amounts/ })).toBeNull();
    expect(screen.getByText('People who listen')).toBeDefined();
  });
});

test('a failure can be tried again', async () => {
  const { screen } = open({ day: null, handlers: { getMealDay: () => LOST } });
  expect(await screen.findByRole('button', { name: /again/i })).toBeDefined();
});

describe('opened without a connection', () => {
  beforeEach(() => showOffline({ asOf: 0, ended: false }));

  test('she can write all the same, and has the whole day with the line', async () => {
    const { screen } = open({ day: null, handlers: { getMealDay: () => dayOf({ meals: [entryOf()] }) } });
    expect(screen.getByText(/can’t show what you wrote before/)).toBeDefined();
    expect(screen.getByRole('textbox', { name: 'What did you have?' })).toBeDefined();
    expect(screen.queryByText('Nothing written yet')).toBeNull();
    act(() => showOffline(null));
    expect(await screen.findByText('Oats, orange')).toBeDefined();
  });

  test('what she wrote waits in sight', () => {
    const { screen } = open({ day: { meals: [entryOf({ shown: 'lentil soup' })] } });
    expect(screen.getByRole('listitem').textContent).toBe(
      'Lentil soupWaits on this device. We’ll add it up when you’re online.',
    );
  });
});
