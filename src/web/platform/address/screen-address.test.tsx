import { act, cleanup, render, renderHook, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { hrefOf, type ScreenTable } from '#contract/screen-paths.ts';
import { AddressProvider } from './path.tsx';
import { useParamsIn, useScreenParams, useScreenSearch, useSearchIn } from './screen-address.ts';

const table = {
  communityPost: { path: '/community/:post', search: [] },
  wisdom: { path: '/wisdom', search: ['category'] },
} as const satisfies ScreenTable;

function Post() {
  return <p>{useParamsIn(table, 'communityPost').post}</p>;
}
function Wisdom() {
  return <p>{useSearchIn(table, 'wisdom').category ?? 'all'}</p>;
}
const at = (address: string) => window.history.replaceState(null, '', address);
afterEach(() => at('/'));

test('a screen receives its path parameters as they were given, and follows them', () => {
  at(hrefOf(table.communityPost, { params: { post: '50% of a/b' } }));
  render(<Post />);
  expect(screen.getByText('50% of a/b')).toBeDefined();
  act(() => navigate(hrefOf(table.communityPost, { params: { post: 'b2' } })));
  expect(screen.getByText('b2')).toBeDefined();
});

test('and its search parameters', () => {
  at('/wisdom?category=50%25%20sleep&dev=true');
  render(<Wisdom />);
  expect(screen.getByText('50% sleep')).toBeDefined();
  act(() => navigate(hrefOf(table.wisdom)));
  expect(screen.getByText('all')).toBeDefined();
});

test('the server draws the same', () => {
  const draw = (path: string, search: string, part: React.ReactElement) =>
    renderToString(<AddressProvider at={{ path, search }}>{part}</AddressProvider>);
  expect(draw('/community/50%25', '', <Post />)).toBe('<p>50%</p>');
  expect(draw('/wisdom', '?category=sleep%20well', <Wisdom />)).toBe('<p>sleep well</p>');
});

test('a screen that is drawn at another address says so', () => {
  at('/wisdom');
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Post />)).toThrow('the screen communityPost was drawn at another address');
  cleanup();
  told.mockRestore();
});

test('those of the product are known by their names', () => {
  at('/privacy?version=2');
  expect(renderHook(() => useScreenSearch('privacy')).result.current).toEqual({ version: '2' });
  expect(renderHook(() => useScreenParams('privacy')).result.current).toEqual({});
});
