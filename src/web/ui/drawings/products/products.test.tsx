import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { PRODUCT_DRAWINGS } from '#domain/shop/product-drawings.ts';
import { ALL_PRODUCTS } from './all-products.ts';
import { ProductPicture } from './product-picture.tsx';

test('fifteen things, each shows something of its own', () => {
  expect(PRODUCT_DRAWINGS).toHaveLength(15);
  expect(new Set(PRODUCT_DRAWINGS.map((name) => ALL_PRODUCTS[name].shows)).size).toBe(15);
});

describe.each(PRODUCT_DRAWINGS)('%s', (name) => {
  const { drawing } = ALL_PRODUCTS[name];
  const markup = renderToStaticMarkup(<ProductPicture name={name} />);

  test('is drawn from the tokens alone, and carries each gradient it names once', () => {
    expect(markup).not.toMatch(/(fill|stroke|stop-color)="(?!var\(--w-|url\(#|none)/);
    expect(markup).not.toMatch(/#[0-9a-f]{3,8}"|rgb|hsl|style=/i);
    const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const named = [...markup.matchAll(/(?:url\(|href=")#([^)"]+)/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.toSorted()).toEqual([...new Set(named)].toSorted());
  });

  test('holds no words, rests, and has its warm light behind it', () => {
    expect(markup).not.toContain('<text');
    expect(JSON.stringify(drawing)).not.toContain('"breathes"');
    expect(drawing[0]).toMatchObject({ tag: 'circle', fill: '~glow' });
  });

  test('weighs under 6 KB as it is written down', () => expect(JSON.stringify(drawing).length).toBeLessThan(6144));
});

test('without a label nothing is heard of it, with one it is a picture of that name', () => {
  expect(renderToStaticMarkup(<ProductPicture name="workbook" />)).toContain('aria-hidden="true"');
  expect(renderToStaticMarkup(<ProductPicture name="workbook" label="Workbook" />)).toContain(
    'role="img" aria-label="Workbook"',
  );
});

test('a picture that was uploaded stands on the same plank', () => {
  const id = '5f0c1c1e-8f0b-4c7c-9d7e-0b8d3f6a1c2d';
  const markup = renderToStaticMarkup(<ProductPicture name={id} label="A cup" />);
  expect(markup).toContain(`src="/api/shop/pictures/${id}" alt="A cup"`);
  expect(markup).toContain('plank');
});
