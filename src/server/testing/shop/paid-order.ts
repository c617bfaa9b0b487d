import { randomUUID } from 'node:crypto';
import { parcelSeal, stockShelves } from '#server/features/shop/public.ts';
import { sql } from '../circle/circle-cases.ts';
import type { TestApp } from '../open-test-app.ts';

const ADDRESS = { line1: '12 Mill Lane', line2: '', city: 'Albany', region: 'NY', postcode: '12207', country: 'US' };

/** An order of a bottle as it stands once it is paid, without anybody paying it; `name` is on its parcel. */
export async function paidOrder(open: TestApp, { userId, name }: { userId: string; name: string }): Promise<string> {
  await stockShelves({ db: open.services.mounting.db, clock: open.clock });
  const order = randomUUID();
  const parcel = parcelSeal.address(open.vault, order, { name, ...ADDRESS });
  const now = open.clock.now();
  await sql(
    open,
    `insert into auth.shop_order (id, user_id, number, state, goods, points, discount, shipping, tax, total, paid, country, region, parcel, held_until, placed_at, paid_at)
       values ($1, $2, $3, 'paid', 2800, 0, 0, 795, 144, 3739, 3739, 'US', 'NY', $4, $5, $5, $5)`,
    [order, userId, order.slice(0, 9).toUpperCase(), parcel, now],
  );
  await sql(
    open,
    `insert into auth.shop_order_line (id, order_id, sku, product, kind, name, variant, picture, price, quantity, weight)
       select gen_random_uuid(), $1, v.sku, p.id, p.kind, p.told ->> 'name', v.name, p.told ->> 'picture', v.price, 1, v.weight
         from auth.shop_variant v join auth.shop_product p on p.id = v.product where v.sku = 'bottle-rust'`,
    [order],
  );
  return order;
}
