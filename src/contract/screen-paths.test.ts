import { describe, expect, expectTypeOf, test } from 'vitest';
import { hrefOf, matchIn, searchOf, type HrefArgs, type MatchIn, type ScreenTable } from './screen-paths.ts';
import { href, screenAt, screens, type PlainScreenName, type ScreenName } from './screens.ts';

const table = {
  community: { path: '/community', search: [] },
  communityPost: { path: '/community/:post', search: ['sort'] },
  newPost: { path: '/community/new', search: [] },
  comment: { path: '/community/:post/comments/:comment', search: [] },
  wisdom: { path: '/wisdom', search: ['category', 'page'] },
} as const satisfies ScreenTable;

describe('the address of a screen', () => {
  test('takes its path parameters, encoded', () => {
    expect(hrefOf(table.communityPost, { params: { post: 'b1' } })).toBe('/community/b1');
    expect(hrefOf(table.communityPost, { params: { post: 'a/b ?ü' }, search: { sort: 'new&old' } })).toBe(
      '/community/a%2Fb%20%3F%C3%BC?sort=new%26old',
    );
    expect(hrefOf(table.comment, { params: { post: '1', comment: '2' } })).toBe('/community/1/comments/2');
  });

  test('leaves out search parameters that are undefined or empty', () => {
    expect(hrefOf(table.wisdom)).toBe('/wisdom');
    expect(hrefOf(table.wisdom, { search: { category: '', page: undefined } })).toBe('/wisdom');
    expect(hrefOf(table.wisdom, { search: { category: 'sleep', page: '2' } })).toBe('/wisdom?category=sleep&page=2');
  });

  test('does not compile without what its path needs, nor with what it does not declare', () => {
    type To<Name extends keyof typeof table> = HrefArgs<(typeof table)[Name]>;
    expectTypeOf<[]>().not.toExtend<To<'communityPost'>>();
    expectTypeOf<[{ params: { post: string } }]>().toExtend<To<'communityPost'>>();
    expectTypeOf<[{ params: { post: string } }]>().not.toExtend<To<'comment'>>();
    expectTypeOf<[{ params: { id: string } }]>().not.toExtend<To<'communityPost'>>();
    expectTypeOf<[]>().toExtend<To<'wisdom'>>();
    expectTypeOf<[{ search: { category: string } }]>().toExtend<To<'wisdom'>>();
    expectTypeOf<NonNullable<NonNullable<To<'wisdom'>[0]>['search']>>().toEqualTypeOf<{
      readonly category?: string | undefined;
      readonly page?: string | undefined;
    }>();
    // @ts-expect-error it declares no such search parameter
    const undeclared = () => hrefOf(table.wisdom, { search: { kategory: 'sleep' } });
    // @ts-expect-error its path needs a post
    const lacking = () => hrefOf(table.communityPost);
    // @ts-expect-error its path has no such parameter
    const unknown = () => hrefOf(table.communityPost, { params: { post: 'b1', id: 'b1' } });
    // @ts-expect-error it has no path parameters
    const plain = () => href('home', { params: { post: 'b1' } });
    expect([undeclared, lacking, unknown, plain]).toHaveLength(4);
  });
});

describe('the screen at a path', () => {
  test.each([
    ['/community', { name: 'community', params: {} }],
    ['/community/', { name: 'community', params: {} }],
    ['/community/b1', { name: 'communityPost', params: { post: 'b1' } }],
    ['/community/b1/', { name: 'communityPost', params: { post: 'b1' } }],
    ['/community/a%2Fb%20%3F%C3%BC', { name: 'communityPost', params: { post: 'a/b ?ü' } }],
    ['/community/50%25', { name: 'communityPost', params: { post: '50%' } }],
    ['/community/1/comments/2', { name: 'comment', params: { post: '1', comment: '2' } }],
    ['/wisdom', { name: 'wisdom', params: {} }],
  ] as const)('%s', (path, match) => expect(matchIn(table, path)).toEqual(match));

  test('goes before a pattern where its path has no parameters, in whichever order they stand', () => {
    expect(matchIn(table, '/community/new')?.name).toBe('newPost');
    expect(matchIn({ newPost: table.newPost, communityPost: table.communityPost }, '/community/new')?.name).toBe(
      'newPost',
    );
  });

  test.each([
    '/community//',
    '//',
    '/community/%',
    '/community/%E0%A4%A',
    '/community/%FF',
    '/community/%00',
    '/community/a%0Ab',
    `/community/${'x'.repeat(201)}`,
    '/community/1/comments',
    '/community/1/comments/',
    '/community/1/comments/2/3',
    '/communityb1',
    '/wisdom/b1',
    '/community/:post/comments',
    '',
  ])('%j is none, and no crash', (path) => expect(matchIn(table, path)).toBeNull());

  test('is what its own address leads to', () => {
    const values = ['b1', 'a/b', '..%2f', '?#&=+', 'ü 𝒳 ﷽', '100%', ':post', '\'"<>'];
    for (const post of values)
      expect(matchIn(table, hrefOf(table.communityPost, { params: { post } }))).toEqual({
        name: 'communityPost',
        params: { post },
      });
  });

  test('tells the compiler which parameters it has', () => {
    type Post = Extract<MatchIn<typeof table>, { name: 'communityPost' }>;
    expectTypeOf<Post['params']>().toEqualTypeOf<{ readonly post: string }>();
    expectTypeOf<'home'>().toExtend<PlainScreenName>();
    expect(screenAt('/customize-journey/anything')).toEqual({ name: 'customizeJourney', params: {} });
  });
});

test('the search of a screen holds what it declares, and nothing else', () => {
  const search = searchOf(
    table.wisdom,
    new Map([
      ['category', 'sleep'],
      ['page', ''],
      ['dev', 'true'],
    ]) as never,
  );
  expect(search).toEqual({ category: 'sleep', page: undefined });
  expect(searchOf(table.wisdom, { get: () => null })).toEqual({ category: undefined, page: undefined });
});

test('every screen of the product is found at its own address', () => {
  const names = Object.keys(screens) as ScreenName[];
  const addressOf = (name: ScreenName) => screens[name].path.replace(/:\w+/g, 'b1');
  expect(names.map((name) => screenAt(addressOf(name))?.name)).toEqual(names);
});
