import { describe, expect, test } from 'vitest';
import type { HomeData } from '#contract/home/home.schemas.ts';
import { answered } from '#web/testing/answered.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { CircleCard } from './circle-card.tsx';

const post = { id: 'a', content: 'Words.', category: 'loss', isAnonymous: false, firstName: null, lastName: null };

function open(changes: Partial<HomeData>) {
  fakeApi({});
  const data: HomeData = { newPostsCount: 0, recentPosts: [], meditations: [], ...changes };
  return renderScreen(<CircleCard />, {
    data: { user: sampleUser(), today: '2026-11-21', answers: answered('getHomeData', data) },
  }).screen;
}

describe('§2.4: the Community Circle card', () => {
  test('shows names as they may be shown, and leads to the circle', () => {
    const screen = open({
      recentPosts: [
        { ...post, firstName: 'Noor', lastName: 'Aziz' },
        { ...post, id: 'b', isAnonymous: true },
      ],
    });
    expect([...document.querySelectorAll('cite')].map((name) => name.textContent)).toEqual(['Noor Aziz', 'Anonymous']);
    expect(screen.getByRole('link', { name: 'Join Circle' }).getAttribute('href')).toBe('/community');
    expect(screen.queryByText(/ new$/)).toBeNull();
  });

  test('a voice without a name is a Community Member', () => {
    expect(open({ recentPosts: [post] }).getByText('Community Member')).toBeDefined();
  });

  test.each([
    [1, '1 new'],
    [99, '99 new'],
    [100, '99+ new'],
  ])('%i new posts say %s', (newPostsCount, words) => {
    expect(open({ newPostsCount }).getByText(words)).toBeDefined();
  });

  test('without posts it says so', () => {
    expect(open({}).getByText('Be the first to share your wisdom in our sacred circle')).toBeDefined();
  });
});
