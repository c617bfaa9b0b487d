import { useState } from 'react';
import { PageHead } from '#web/ui/layout/page.tsx';
import { Tabs } from '#web/ui/layout/tabs.tsx';
import { Orders } from './orders/orders.tsx';
import { Packing } from './packing/packing.tsx';
import { Products } from './products/products.tsx';
import { shopAdmin as words } from './shop-admin.copy.ts';
import styles from './shop-admin.module.css';

/** /admin/shop: orders on their way, what is packed now, and what stands on the shelves. */
export function AdminShopScreen() {
  const [tab, setTab] = useState<'orders' | 'packing' | 'products'>('orders');
  return (
    <>
      <div className={styles.title}>
        <PageHead kicker={words.kicker} title={words.title} />
      </div>
      <div className={styles.tabs}>
        <Tabs
          label={words.tabs}
          value={tab}
          onChange={setTab}
          tabs={[
            { key: 'orders', label: words.tab.orders, panel: <Orders /> },
            { key: 'packing', label: words.tab.packing, panel: <Packing /> },
            { key: 'products', label: words.tab.products, panel: <Products /> },
          ]}
        />
      </div>
    </>
  );
}
