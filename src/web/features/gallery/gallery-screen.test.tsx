import { expect, test } from 'vitest';
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
  'Overlays',
  'Drawings',
];

test('shows every kind of part', () => {
  const { screen } = renderPart(<GalleryScreen />);
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual(
    expect.arrayContaining(sections),
  );
});

test('changes sides by keyboard', async () => {
  const { screen, user, container } = renderPart(<GalleryScreen />);
  screen.getByRole('radio', { name: 'By firelight' }).focus();
  await user.keyboard('{ArrowRight}');
  expect(container.querySelector('[data-theme]')?.getAttribute('data-theme')).toBe('dark');
});
