import { expect, test } from 'vitest';
import { screens, type ScreenName } from '#contract/screens.ts';
import { allRoutes, loadScreen } from './routes.tsx';

test.each([...(Object.keys(screens) as ScreenName[]), 'notFound' as const])(
  '%s has its file and its component',
  async (name) => {
    expect(await loadScreen(name)).toBeTypeOf('function');
  },
);

test('no route is left without a screen of the contract', async () => {
  expect(Object.keys(await allRoutes()).toSorted()).toEqual([...Object.keys(screens), 'notFound'].toSorted());
});
