import { expect, test } from 'vitest';
import { renderPart } from '#web/testing/render-part.tsx';
import { iconOf } from './icon-of.ts';

const Cross = iconOf({ node: [['path', { d: 'M18 6 6 18' }]] });

test('an icon is drawn in our stroke, in the size and stroke it is given', () => {
  const { container } = renderPart(
    <>
      <Cross />
      <Cross size={16} strokeWidth={2} className="small" />
    </>,
  );
  const looks = [...container.querySelectorAll('svg')].map((svg) =>
    ['width', 'height', 'stroke-width', 'class', 'viewBox'].map((name) => svg.getAttribute(name)),
  );
  expect(looks).toEqual([
    ['24', '24', '1.6', null, '0 0 24 24'],
    ['16', '16', '2', 'small', '0 0 24 24'],
  ]);
  expect(container.querySelector('path')?.getAttribute('d')).toBe('M18 6 6 18');
});

test('it is hidden from screen readers unless it has a name', () => {
  const { screen, container } = renderPart(
    <>
      <Cross />
      <Cross role="img" aria-label="Close" />
    </>,
  );
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  expect(screen.getByRole('img', { name: 'Close' }).hasAttribute('aria-hidden')).toBe(false);
});
