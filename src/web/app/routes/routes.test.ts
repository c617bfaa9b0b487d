import { expect, test } from 'vitest';
import { screens, type ScreenName } from '#contract/screens.ts';
import { routeByName } from './route-by-name.ts';
import { allRoutes, loadScreen } from './routes.tsx';

test.each([...(Object.keys(screens) as ScreenName[]), 'notFound' as const])(
  '%s has its file and its component',
  async (name) => {
    expect(await loadScreen(name)).toBeTypeOf('function');
  },
);

test('a screen is found by its name, in one folder alone', () => {
  const among = (...files: string[]) => Object.fromEntries(files.map((file) => [file, async () => ({})]));
  const file = '../../features/comfort-kit/comfort-kit-screen.tsx';
  expect(routeByName('comfortKit', among(file, '../../features/home/kit-screen.tsx'))).toEqual({
    file: 'comfort-kit/comfort-kit',
  });
  expect(() => routeByName('kit', among(file))).toThrow('kit');
  expect(() => routeByName('comfortKit', among(file, '../../features/home/comfort-kit-screen.tsx'))).toThrow(
    'comfortKit',
  );
});

test('no route is left without a screen of the contract', async () => {
  expect(Object.keys(await allRoutes()).toSorted()).toEqual([...Object.keys(screens), 'notFound'].toSorted());
});
