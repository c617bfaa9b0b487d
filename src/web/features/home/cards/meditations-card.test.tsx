import { within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { HomeData } from '#contract/home/home.schemas.ts';
import { answered } from '#web/testing/answered.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { MeditationsCard } from './meditations-card.tsx';

type Meditation = HomeData['meditations'][number];
const one = (id: string, changes: Partial<Meditation> = {}): Meditation => ({
  id,
  title: `The ${id}`,
  duration: 720,
  isApproved: true,
  status: 'approved',
  ...changes,
});

function open(meditations: readonly Meditation[]) {
  fakeApi({});
  const data: HomeData = { newPostsCount: 0, recentPosts: [], meditations: [...meditations] };
  const { screen } = renderScreen(<MeditationsCard />, {
    data: { user: sampleUser(), today: '2026-11-21', answers: answered('getHomeData', data) },
  });
  return within(screen.getByRole('region', { name: 'Healing Meditations' }));
}

describe('§2.4: the Healing Meditations card', () => {
  test('shows the first two approved ones with their length, each leading to its page', () => {
    const card = open([
      one('ember', { isApproved: false, status: 'hidden' }),
      one('tide', { duration: 510 }),
      one('roof'),
      one('snow'),
    ]);
    expect(card.getAllByRole('listitem').map((row) => row.textContent)).toEqual(['The tide8:30', 'The roof12 min']);
    expect(card.getByRole('link', { name: 'The tide' }).getAttribute('href')).toBe('/meditations/tide');
    expect(card.queryByText('Loading healing meditations...')).toBeNull();
  });

  test('Browse All leads to the shelf', () => {
    expect(open([]).getByRole('link', { name: 'Browse All' }).getAttribute('href')).toBe('/meditations');
  });

  test.each([
    ['nothing', []],
    ['nothing approved', [one('ember', { isApproved: false })]],
  ])('with %s it says the words of the specification', (_, meditations) => {
    expect(open(meditations).getByText('Loading healing meditations...')).toBeDefined();
  });
});
