import type { ProductPut, StaffProduct } from '#contract/shop-admin/shop-admin.schemas.ts';
import type { ProductKind, Shelf } from '#domain/shop/product.ts';
import { centsOf, typedDollars } from '../typed-dollars.ts';

/** A variant while it is typed. */
export type TypedVariant = {
  readonly key: string;
  readonly sku: string;
  readonly name: string;
  readonly price: string;
  readonly weight: string;
  readonly isShown: boolean;
};
/** A product while it is typed. */
export type TypedProduct = {
  readonly id: string;
  readonly shelf: Shelf;
  readonly kind: ProductKind;
  readonly good: ProductPut['good'];
  readonly place: string;
  readonly isShown: boolean;
  readonly name: string;
  readonly line: string;
  readonly words: string;
  readonly material: string;
  readonly size: string;
  readonly isNot: string;
  readonly picture: string;
  readonly variants: readonly TypedVariant[];
};

const CODE = /^[a-z0-9][a-z0-9-]{1,59}$/;
const WHOLE = /^\d{1,5}$/;

/** An empty variant. */
export function emptyVariant(key: string): TypedVariant {
  return { key, sku: '', name: '', price: '', weight: '', isShown: true };
}

/** The fields of a product, or empty ones. */
export function typedProduct(of: StaffProduct | undefined): TypedProduct {
  if (!of)
    return {
      ...{ id: '', shelf: 'warmth', kind: 'physical', good: null, place: '100', isShown: false },
      ...{ name: '', line: '', words: '', material: '', size: '', isNot: '', picture: 'wool-bottle' },
      variants: [emptyVariant('+0')],
    };
  const { id, shelf, kind, place, isShown, name, line, words, material, size, isNot, picture, good, variants } = of;
  return {
    ...{ id, shelf, kind, good: good as ProductPut['good'], place: String(place), isShown },
    ...{ name, line, words: words.join('\n\n'), material, size, isNot, picture },
    variants: variants.map((one) => ({
      ...{ key: one.sku, sku: one.sku, name: one.name, isShown: one.isShown },
      ...{ price: typedDollars(one.price), weight: String(one.weight) },
    })),
  };
}

/** Paragraphs of what was typed: an empty line begins a new one. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim().replaceAll(/\s*\n\s*/g, ' '))
    .filter((part) => part !== '');
}

export const isCode = (text: string): boolean => CODE.test(text.trim());
export const isPlace = (text: string): boolean => WHOLE.test(text.trim()) && Number(text) <= 10_000;
export const isWeight = (text: string): boolean => WHOLE.test(text.trim()) && Number(text) <= 30_000;

/** A price in cents; null where it is none that the shop takes. */
export function priceOf(text: string): number | null {
  const cents = centsOf(text);
  return cents !== null && cents >= 50 && cents <= 1_000_000 ? cents : null;
}

/** What is sent. The fields were judged before. */
export function productBody(typed: TypedProduct, { version, reason }: { version: number; reason: string }): ProductPut {
  const { shelf, kind, good, isShown, name, line, material, size, isNot, picture } = typed;
  return {
    ...{ version, reason, shelf, kind, good: kind === 'digital' ? good : null, isShown },
    ...{ name, line, material, size, isNot, picture: picture as ProductPut['picture'] },
    place: Number(typed.place),
    words: paragraphsOf(typed.words),
    variants: typed.variants.map((one) => ({
      ...{ sku: one.sku.trim(), name: one.name, isShown: one.isShown },
      ...{ price: priceOf(one.price) ?? 0, weight: kind === 'digital' ? 0 : Number(one.weight) },
    })),
  };
}

/** What is wrong with a variant, by its field. */
export function variantFaults(
  { sku, name, price, weight }: TypedVariant,
  kind: ProductKind,
): { sku: boolean; name: boolean; price: boolean; weight: boolean } {
  return {
    sku: !isCode(sku),
    name: name.trim() === '',
    price: priceOf(price) === null,
    weight: kind === 'physical' && !isWeight(weight),
  };
}

/** Whether every variant can be sent. */
export function areRight({ variants, kind }: TypedProduct): boolean {
  return variants.every((one) => !Object.values(variantFaults(one, kind)).includes(true));
}
