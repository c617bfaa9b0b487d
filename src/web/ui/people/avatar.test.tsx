import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '#web/testing/render-part.tsx';
import { Avatar } from './avatar.tsx';

test.each([
  ['Lena', 'L', '4'],
  ['maren', 'M', '5'],
  ['Tove', 'T', '0'],
  ['Sofía', 'S', '11'],
])('%s is %s on pastel %s', (name, initial, pastel) => {
  const { screen } = renderPart(<Avatar name={name} />);
  expect(screen.getByText(initial).dataset).toMatchObject({ pastel, size: 'medium' });
});

test.each(['small', 'medium', 'large'] as const)('comes in %s', (size) => {
  const { screen } = renderPart(<Avatar name="Maren" size={size} />);
  expect(screen.getByText('M').dataset['size']).toBe(size);
});

test('shows the image, and the initial when the image does not load', () => {
  const { container, screen } = renderPart(<Avatar name="Maren" imageUrl="/files/maren.webp" />);
  const image = container.querySelector('img');
  expect(image?.getAttribute('src')).toBe('/files/maren.webp');
  fireEvent.error(image as HTMLImageElement);
  expect(screen.getByText('M')).toBeTruthy();
});

test('nobody is a feather', () => {
  const { container } = renderPart(<Avatar name="  " />);
  expect(container.querySelector('svg')).not.toBeNull();
  expect(container.textContent).toBe('');
});
