import { randomUUID } from 'node:crypto';
import { STAFF_SHOP } from '#domain/shop-admin/looking-after.ts';
import type { Clock } from '#server/platform/clock.ts';
import { refuse, type Me, type Refusal } from '#server/platform/http/handler.ts';
import { shopAdminStore } from './shop-admin.store.ts';

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Keeps a square that an admin uploaded. Nobody sees it until a product names it, which is an act of its own. */
export async function addShopPicture(
  { clock }: { readonly clock: Clock },
  { me, square }: { me: Me; square: Buffer },
): Promise<{ picture: string } | Refusal> {
  const picture = randomUUID();
  const isKept = await shopAdminStore.addPicture(me.tx, {
    id: picture,
    bytes: square,
    most: STAFF_SHOP.pictures,
    now: clock.real(),
  });
  return isKept ? { picture } : refuse('list_full');
}

/** A picture of a product, for an adult; null for any other name. */
export async function readShopPicture({ me, file }: { me: Me; file: string }): Promise<Buffer | null> {
  return ID.test(file) ? shopAdminStore.picture(me.tx, file) : null;
}
