import { FileDown } from 'lucide-react';
import type { InvoiceWire } from '#contract/subscription/subscription.schemas.ts';
import { dayInZone } from '#domain/calendar/local-date.ts';
import { PLANS } from '#domain/membership/plans.ts';
import { useMember } from '#web/platform/session.ts';
import { Section } from '#web/ui/layout/page.tsx';
import { ErrorNote } from '#web/ui/status/states.tsx';
import { Skeleton, Skeletons } from '#web/ui/status/waiting.tsx';
import { dayWithYear } from '../subscription.copy.ts';
import { useInvoices } from '../subscription.queries.ts';
import { management } from './management.copy.ts';
import styles from './invoices.module.css';

const { invoices: copy } = management;

/** What the member paid, newest first, each with its receipt. */
export function Invoices() {
  const { data, isError, isFetching, refetch } = useInvoices();
  return (
    <Section id="invoices" title={copy.title}>
      {isError ? (
        <ErrorNote title={copy.failed.title} onRetry={() => void refetch()} retrying={isFetching}>
          {copy.failed.text}
        </ErrorNote>
      ) : !data ? (
        <Skeletons label={copy.loading}>
          <Skeleton />
          <Skeleton />
          <Skeleton shape="short" />
        </Skeletons>
      ) : data.invoices.length === 0 ? (
        <p className={styles.quiet}>{copy.empty}</p>
      ) : (
        <>
          <ul className={styles.list}>
            {data.invoices.map((invoice) => (
              <Invoice key={invoice.id} invoice={invoice} />
            ))}
          </ul>
          {data.more && <p className={styles.quiet}>{copy.more}</p>}
        </>
      )}
    </Section>
  );
}

function Invoice({ invoice: { at, plan, amount, state, receiptUrl } }: { readonly invoice: InvoiceWire }) {
  const { timeZone } = useMember();
  const day = dayInZone(new Date(at), timeZone);
  return (
    <li>
      <span className="num">{dayWithYear(day)}</span>
      <span className={styles.what}>
        {plan ? PLANS[plan].name : copy.other}
        {copy.state[state] && <em> {copy.state[state]}</em>}
      </span>
      <b className="num" data-state={state}>
        {copy.amount(amount)}
      </b>
      {receiptUrl ? (
        <a href={receiptUrl} target="_blank" rel="noopener external" aria-label={copy.receiptOf(day)}>
          <FileDown size={17} strokeWidth={1.6} aria-hidden="true" />
          <span>{copy.receipt}</span>
        </a>
      ) : (
        <span />
      )}
    </li>
  );
}
