import { ChevronLeft, Printer } from 'lucide-react';
import { href } from '#contract/screens.ts';
import { useScreenParams } from '#web/platform/address/screen-address.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { ErrorNote } from '#web/ui/status/states.tsx';
import { Skeleton, Skeletons } from '#web/ui/status/waiting.tsx';
import { order as words } from './order/order.copy.ts';
import { ReceiptPaper } from './order/receipt-paper.tsx';
import { useOrder } from './shop.queries.ts';
import styles from './order/receipt.module.css';

/** /shop/orders/:order/receipt: what was paid, to print or to save by the browser's print. */
export function ShopReceiptScreen() {
  const { order } = useScreenParams('shopReceipt');
  const { data, isError, isFetching, refetch } = useOrder(order);
  return (
    <>
      <header className={styles.bar}>
        <TextLink href={href('shopOrder', { params: { order } })}>
          <ChevronLeft size={18} aria-hidden="true" />
          {words.paper.back}
        </TextLink>
        {data && data.paid > 0 && (
          <Button size="small" onClick={() => window.print()}>
            <Printer size={17} aria-hidden="true" />
            {words.paper.print}
          </Button>
        )}
      </header>
      <main id="main" className={styles.page}>
        {data ? (
          <ReceiptPaper of={data} />
        ) : isError ? (
          <>
            <h1>{words.list.title}</h1>
            <ErrorNote level="h2" title={words.failed.title} onRetry={() => void refetch()} retrying={isFetching}>
              {words.failed.text}
            </ErrorNote>
          </>
        ) : (
          <Skeletons label={words.loading}>
            <Skeleton shape="title" />
            <Skeleton shape="block" />
          </Skeletons>
        )}
      </main>
    </>
  );
}
