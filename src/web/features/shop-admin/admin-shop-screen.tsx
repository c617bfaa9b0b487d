import { useState, type ReactNode } from 'react';
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
            { key: 'orders', label: words.tab.orders, panel: <Part title={words.tab.orders} of={<Orders />} /> },
            { key: 'packing', label: words.tab.packing, panel: <Part title={words.tab.packing} of={<Packing />} /> },
            {
              key: 'products',
              label: words.tab.products,
              panel: <Part title={words.tab.products} of={<Products />} />,
            },
          ]}
        />
      </div>
    </>
  );
}

/** What a tab shows, under a heading for readers: what stands in it has headings of its own. */
function Part({ title, of }: { readonly title: string; readonly of: ReactNode }) {
  return (
    <>
      <h2 className="vh">{title}</h2>
      {of}
    </>
  );
}
