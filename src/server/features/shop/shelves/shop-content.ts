import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { GOODS } from '#domain/digital-good/goods.ts';
import { PRODUCT_DRAWINGS } from '#domain/shop/product-drawings.ts';
import { PRODUCT_KINDS, SHELVES } from '#domain/shop/product.ts';
import type { ShippingTable } from '#domain/shop/shipping.ts';
import type { TaxTable } from '#domain/shop/tax.ts';

const FOLDER = new URL('../../../../../content/shop/', import.meta.url);
const slug = z.string().regex(/^[a-z0-9][a-z0-9-]{1,59}$/);
const country = z.string().regex(/^[A-Z]{2}$/);
const text = (most: number) => z.string().trim().min(1).max(most);

/** One file of content/shop/products. Price in cents without tax, weight in grams, `stock` when it first comes. */
const productFile = z
  .strictObject({
    id: slug,
    shelf: z.enum(SHELVES),
    kind: z.enum(PRODUCT_KINDS),
    position: z.int(),
    name: text(60),
    line: text(120),
    words: z.array(text(600)).min(1).max(6),
    material: text(200),
    size: text(200),
    isNot: text(300),
    picture: z.enum(PRODUCT_DRAWINGS),
    good: z.enum(GOODS).nullable(),
    variants: z
      .array(
        z.strictObject({
          sku: slug,
          name: text(40),
          price: z.int().min(50).max(1_000_000),
          weight: z.int().min(0).max(30_000),
          stock: z.int().min(0).max(10_000),
        }),
      )
      .min(1)
      .max(20),
  })
  .refine(
    ({ kind, good }) => (kind === 'digital') === (good !== null),
    'a download names its good, and nothing else does',
  )
  .refine(
    ({ kind, variants }) => kind === 'physical' || variants.every(({ weight, stock }) => weight === 0 && stock === 0),
    'a download weighs nothing and has no stock',
  );
type ProductFile = z.infer<typeof productFile>;

const shippingFile = z.strictObject({
  packing: z.int().min(0),
  zones: z.array(
    z.strictObject({
      id: slug,
      name: text(60),
      countries: z.array(country).min(1),
      days: z.tuple([z.int().min(1), z.int().min(1)]),
      steps: z.array(z.strictObject({ upTo: z.int().min(1), cents: z.int().min(0) })).min(1),
    }),
  ),
});
const rate = z.int().min(0).max(5_000);
const taxFile = z.strictObject({
  rates: z.array(
    z.strictObject({ country, region: z.string().nullable(), physical: rate, digital: rate, shipping: rate }),
  ),
});

const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, FOLDER), 'utf8'));

/** All products of the content, by shelf and place. Throws with the name of a file that is not as it should be. */
export function productFiles(): readonly ProductFile[] {
  return readdirSync(new URL('products/', FOLDER))
    .filter((name) => name.endsWith('.json'))
    .map((name) => {
      const parsed = productFile.safeParse(read(`products/${name}`));
      if (!parsed.success) throw new Error(`content/shop/products/${name}: ${z.prettifyError(parsed.error)}`);
      if (`${parsed.data.id}.json` !== name)
        throw new Error(`content/shop/products/${name} is called ${parsed.data.id}`);
      return parsed.data;
    })
    .toSorted((a, b) => SHELVES.indexOf(a.shelf) - SHELVES.indexOf(b.shelf) || a.position - b.position);
}

/** The tables of shipping and tax, read once. */
export const shopTables: { readonly shipping: ShippingTable; readonly tax: TaxTable } = {
  shipping: shippingFile.parse(read('shipping.json')),
  tax: taxFile.parse(read('taxes.json')),
};
