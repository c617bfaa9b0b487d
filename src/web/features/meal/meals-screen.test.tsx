import { within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { MealsReply } from '#contract/meal/meal.schemas.ts';
import { answered } from '#web/testing/answered.ts';
import { fakeApi, LOST, type FakeHandlers } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { mealsOf } from './meal.sample.ts';
import { MealsScreen } from './meals-screen.tsx';

function open(reply: Partial<MealsReply> | null = {}, handlers: FakeHandlers = {}) {
  fakeApi(handlers);
  return renderScreen(<MealsScreen />, {
    at: '/meals',
    data: { user: sampleUser(), answers: reply === null ? {} : answered('getMeals', mealsOf(reply)) },
  });
}

describe('the shelf', () => {
  test('is narrowed by what she eats, and widened again', async () => {
    const { screen, user } = open();
    const plates = () =>
      within(screen.getByRole('region', { name: 'Plates' }))
        .getAllByRole('link')
        .map(({ textContent }) => textContent);
    expect(plates()).toEqual(['Dal', 'Fish pie']);
    await user.click(screen.getByRole('button', { name: 'Vegan' }));
    expect(plates()).toEqual(['Dal']);
    await user.click(screen.getByRole('button', { name: 'Little money' }));
    expect(screen.getByText('None fit all of these')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(plates()).toEqual(['Dal', 'Fish pie']);
  });

  test('offers what suits today, and says why', () => {
    const { screen } = open({ forToday: [{ id: 'dal0001', because: { of: 'lacked', nutrient: 'iron' } }] });
    const today = within(screen.getByRole('region', { name: 'For today' }));
    expect(today.getByText('Your week was light on iron. This has a lot.')).toBeDefined();
    expect(today.getByRole('link', { name: 'Dal' }).getAttribute('href')).toBe('/meals/dal0001');
  });

  test('a failure can be tried again', async () => {
    const { screen } = open(null, { getMeals: () => LOST });
    expect(await screen.findByRole('button', { name: /again/i })).toBeDefined();
  });
});
