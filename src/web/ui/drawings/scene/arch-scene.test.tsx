import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ArchScene } from './arch-scene.tsx';

const html = renderToStaticMarkup(<ArchScene label="A full moon above dark hills." />);

test('the scene has a name, no style and no link that leads nowhere', () => {
  expect(html).toContain('role="img" aria-label="A full moon above dark hills."');
  expect(html).not.toContain('style=');
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  for (const [, id] of html.matchAll(/(?:url\(|href=")#([^")]+)/g)) expect(ids).toContain(id);
});

test('the whole scene is light: 4 KB plain, 1.3 KB brotli, of the 8 KB of the sign-in document', () => {
  expect(html.length).toBeLessThan(4200);
});
