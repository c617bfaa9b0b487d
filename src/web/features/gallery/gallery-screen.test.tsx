import { expect, test } from 'vitest';
import { ALL_COVERS } from '#web/ui/drawings/covers/all-covers.ts';
import { ALL_WINDOWS } from '#web/ui/drawings/windows/all-windows.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { GalleryScreen } from './gallery-screen.tsx';

const sections = [
  'Colour',
  'Type',
  'Buttons',
  'Fields',
  'Choice',
  'Badges',
  'Grounds',
  'States',
  'Folds and sources',
  'Overlays',
  'Drawings',
  'Windows',
  'Covers',
];

test('shows every kind of part', () => {
  const { screen } = renderPart(<GalleryScreen />);
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual(
    expect.arrayContaining(sections),
  );
});

test('shows each window at 96, 200 and 480 px', () => {
  const { screen, container } = renderPart(<GalleryScreen />);
  const names = Object.values(ALL_WINDOWS).map(({ shows }) => shows);
  for (const shows of names) expect(screen.getByRole('img', { name: shows })).toBeTruthy();
  for (const width of [96, 200, 480])
    expect(container.querySelectorAll(`figure [data-width='${width}'] > svg`)).toHaveLength(names.length);
});

test('shows each cover as a door of the shelf is wide, and larger', () => {
  const { container } = renderPart(<GalleryScreen />);
  const named = [...container.querySelectorAll('[data-cover] > svg')].map((svg) => svg.getAttribute('aria-label'));
  expect(named).toEqual(Object.values(ALL_COVERS).map(({ shows }) => shows));
  expect(container.querySelectorAll('[data-width] > svg')).toHaveLength(
    Object.keys(ALL_WINDOWS).length * 3 + named.length,
  );
});

test('changes sides by keyboard', async () => {
  const { screen, user, container } = renderPart(<GalleryScreen />);
  screen.getByRole('radio', { name: 'By firelight' }).focus();
  await user.keyboard('{ArrowRight}');
  expect(container.querySelector('[data-theme]')?.getAttribute('data-theme')).toBe('dark');
});
