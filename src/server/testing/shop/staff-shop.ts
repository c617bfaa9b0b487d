import type { StaffOrder, StaffProduct } from '#contract/shop-admin/shop-admin.schemas.ts';
import type { RouteName } from '#contract/table.ts';
import { staff, type Person } from '../circle/circle-cases.ts';
import { provingAny } from '../circle/proving-any.ts';
import { TestShop } from './test-shop.ts';

type Answer = { readonly status: number; readonly body: unknown };
type Sent = { readonly params?: Record<string, string>; readonly body: object };

/** The shop of a test with an admin who looks after it. */
export class StaffShop {
  readonly shop: TestShop;
  readonly admin: Person;
  readonly #prove: (name: RouteName) => Promise<void>;
  constructor(shop: TestShop, { admin, prove }: { admin: Person; prove: (name: RouteName) => Promise<void> }) {
    this.shop = shop;
    this.admin = admin;
    this.#prove = prove;
  }

  static async open(): Promise<StaffShop> {
    return StaffShop.beside(await TestShop.open());
  }
  /** One more admin of the same shop. */
  static async beside(shop: TestShop): Promise<StaffShop> {
    const admin = await staff(shop.paid, { role: 'admin' });
    return new StaffShop(shop, { admin, prove: await provingAny(shop.paid, admin) });
  }

  /** An act with a proof of its own. */
  async act(
    name: 'putProduct' | 'moveStock' | 'openParcels' | 'moveOrder' | 'refundOrder',
    sent: Sent,
  ): Promise<Answer> {
    await this.#prove(name);
    return this.admin.browser.call(name, sent as never);
  }

  async orders(query: Record<string, string> = {}): Promise<readonly StaffOrder[]> {
    const { body } = await this.admin.browser.call('getStaffOrders', { query });
    return (body as { items: readonly StaffOrder[] }).items;
  }
  async order(id: string): Promise<StaffOrder> {
    const found = (await this.orders({ limit: '50' })).find((one) => one.id === id);
    if (!found) throw new Error('the order is not listed');
    return found;
  }
  async product(id: string): Promise<StaffProduct> {
    const { body } = await this.admin.browser.call('getStaffProducts');
    const found = (body as { products: readonly StaffProduct[] }).products.find((one) => one.id === id);
    if (!found) throw new Error('the product is not listed');
    return found;
  }

  /** Moves an order on, by the version it has now. */
  async move(order: string, changes: object): Promise<Answer> {
    const { version } = await this.order(order);
    const body = { version, tracking: null, restock: false, reason: null, ...changes };
    return this.act('moveOrder', { params: { order }, body });
  }
  async refund(order: string, changes: object): Promise<Answer> {
    const { version } = await this.order(order);
    return this.act('refundOrder', {
      params: { order },
      body: { version, why: 'damaged', reason: 'It was broken.', ...changes },
    });
  }

  /** What stands in the trail of one action, newest last. */
  trail(action: string) {
    return this.shop.rows<{ detail: string; object: string | null; reason: string | null }>(
      'select detail, object, reason from auth.staff_audit where action = $1 order by at, detail',
      [action],
    );
  }

  close(): Promise<void> {
    return this.shop.close();
  }
}
