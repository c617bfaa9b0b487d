import { expect, test } from 'vitest';
import type { StaffProduct } from '#contract/shop-admin/shop-admin.schemas.ts';
import {
  emptyVariant,
  isCode,
  isPlace,
  isWeight,
  paragraphsOf,
  priceOf,
  productBody,
  typedProduct,
} from './typed-product.ts';

const BOTTLE: StaffProduct = {
  ...{ id: 'bottle', shelf: 'warmth', kind: 'physical', place: 10, isShown: true, name: 'Bottle', line: 'Warm.' },
  ...{
    words: ['One.', 'Two.'],
    material: 'Rubber',
    size: '2 l',
    isNot: 'No cure.',
    picture: 'wool-bottle',
    good: null,
  },
  version: 3,
  variants: [{ sku: 'bottle-rust', name: 'Rust', price: 2805, weight: 430, isShown: true, stock: 4, bound: 1 }],
};

test('what is opened and sent as it was changes nothing', () => {
  const { version: _, id: __, variants, ...told } = BOTTLE;
  const sent = productBody(typedProduct(BOTTLE), { version: 3, reason: 'Only looking.' });
  expect(sent).toEqual({
    ...told,
    version: 3,
    reason: 'Only looking.',
    variants: variants.map(({ stock: ___, bound: ____, ...one }) => one),
  });
});

test('paragraphs are cut at empty lines, and a line that was broken is one', () => {
  expect(paragraphsOf('One\nstill one.\n\n\n Two. \n \n')).toEqual(['One still one.', 'Two.']);
});

test('codes, places, weights and prices that the shop takes', () => {
  expect(['ab', 'moon-2027', 'a', 'Ab', '-ab', 'a b'].map(isCode)).toEqual([true, true, false, false, false, false]);
  expect(['0', '10000', '10001', '1.5', ''].map(isPlace)).toEqual([true, true, false, false, false]);
  expect(['0', '30000', '30001', '-1'].map(isWeight)).toEqual([true, true, false, false]);
  expect(['0.49', '0.50', '10000', '10000.01'].map(priceOf)).toEqual([null, 50, 1_000_000, null]);
});

test('a download weighs nothing, whatever was typed before', () => {
  const typed = { ...typedProduct(undefined), kind: 'digital', good: 'sound_pack', place: '5' } as const;
  const variants = [{ ...emptyVariant('x'), sku: 'file', name: 'File', price: '6', weight: '90' }];
  const body = productBody({ ...typed, variants }, { version: 0, reason: 'A new download.' });
  expect([body.good, body.variants]).toEqual([
    'sound_pack',
    [{ sku: 'file', name: 'File', price: 600, weight: 0, isShown: true }],
  ]);
});
