import type { ProductCard, ProductReply } from '#contract/shop/shop.schemas.ts';
import type { Cart, Favorites } from '#domain/shop/cart.ts';
import { stockWord } from '#domain/shop/product.ts';
import type { ShelfProduct } from '../shop.store.ts';

/** A product as it stands on its shelf. */
export function cardOf({ id, shelf, kind, told, variants }: ShelfProduct, favorites: Favorites): ProductCard {
  const prices = variants.map(({ price }) => price);
  const [first, ...more] = variants;
  const stock = kind === 'digital' ? null : variants.reduce((sum, one) => sum + Math.max(0, one.stock ?? 0), 0);
  return {
    id,
    shelf,
    kind,
    name: told.name,
    line: told.line,
    picture: told.picture,
    price: Math.min(...prices),
    isFrom: new Set(prices).size > 1,
    stock: stockWord(stock),
    only: more.length === 0 && first ? first.sku : null,
    isFavorite: favorites.products.includes(id),
  };
}

/** A product with all that is said of it. */
export function productOf(
  product: ShelfProduct,
  { favorites, cart }: { favorites: Favorites; cart: Cart },
): ProductReply {
  const { id, shelf, kind, told, variants } = product;
  return {
    ...{ id, shelf, kind, isFavorite: favorites.products.includes(id) },
    ...{ name: told.name, line: told.line, picture: told.picture, words: [...told.words] },
    ...{ material: told.material, size: told.size, isNot: told.isNot },
    variants: variants.map(({ sku, name, price, stock }) => ({ sku, name, price, stock: stockWord(stock) })),
    inCart: countOf(cart),
  };
}

/** How many things are in a cart. */
export function countOf({ lines }: Cart): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}
