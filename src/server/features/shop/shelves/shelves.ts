import { SHELVES } from '#domain/shop/product.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Tx } from '#server/platform/db/query.ts';
import { orderWorkStore } from '../order/order-work.store.ts';
import { productFiles } from './shop-content.ts';
import type { ShopDeps } from '../shop-deps.ts';
import { shopStore, type ShelfProduct, type ShelfVariant } from '../shop.store.ts';

const stocked = new WeakMap<Database, Promise<void>>();

/**
 * Puts what content says is sold on the shelves, once a process: what an admin has changed since stays, and a thing gets
 * its first stock once.
 */
export function stockShelves({ db, clock }: Pick<ShopDeps, 'db' | 'clock'>): Promise<void> {
  const known = stocked.get(db);
  if (known) return known;
  const begun = orderWorkStore.seed(db, productFiles().map(toldOf), clock.now());
  stocked.set(db, begun);
  // The next reader tries again where the database did not answer.
  begun.catch(() => stocked.delete(db));
  return begun;
}

type File = ReturnType<typeof productFiles>[number];

function toldOf({ id, shelf, kind, position, variants, ...told }: File) {
  return { id, shelf, kind, position, told, variants: variants.map((one, at) => ({ ...one, position: at })) };
}

/** All that is sold, shelf by shelf. */
export async function shelvesOf(deps: Pick<ShopDeps, 'db' | 'clock'>, tx: Tx): Promise<readonly ShelfProduct[]> {
  await stockShelves(deps);
  const products = await shopStore.shelves(tx);
  return products.toSorted((a, b) => SHELVES.indexOf(a.shelf) - SHELVES.indexOf(b.shelf));
}

/** Where a thing stands on the shelves; null where it is not sold. */
export function foundOn(
  products: readonly ShelfProduct[],
  sku: string,
): { readonly product: ShelfProduct; readonly variant: ShelfVariant } | null {
  for (const product of products) {
    const variant = product.variants.find((one) => one.sku === sku);
    if (variant) return { product, variant };
  }
  return null;
}
