import { ChevronLeft, Printer } from 'lucide-react';
import { href } from '#contract/screens.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { QrCode } from '#web/ui/drawings/qr/qr-code.tsx';
import { Wordmark } from '#web/ui/drawings/marks/wordmark.tsx';
import { referralCopy } from './referral.copy.ts';
import { useReferrals } from './referral.queries.ts';
import { Waiting } from './waiting.tsx';
import styles from './referral-card.module.css';

const { card: words, dashboard } = referralCopy;

/** /referrals/card: a card with her code, to print or to hold to a camera. It names nobody. */
export function ReferralCardScreen() {
  const query = useReferrals();
  const joined = query.data?.joined;
  return (
    <>
      <div className={styles.bar}>
        <TextLink href={href('referrals')}>
          <ChevronLeft size={18} aria-hidden="true" />
          {words.back}
        </TextLink>
        {joined && (
          <Button size="small" onClick={() => window.print()}>
            <Printer size={17} aria-hidden="true" />
            {words.print}
          </Button>
        )}
      </div>
      <main id="main" className={styles.page}>
        {!query.data && <Waiting of={query} />}
        {query.data && !joined && <h1 tabIndex={-1}>{dashboard.none}</h1>}
        {joined && (
          <article className={styles.card} data-theme="light">
            <Wordmark />
            <h1 tabIndex={-1}>{words.invites}</h1>
            <QrCode text={joined.address} label={words.qr} />
            <p>{words.scan}</p>
            <p className={styles.address}>{joined.address.replace(/^https?:\/\//, '')}</p>
            <p className={styles.code}>{words.by(joined.code)}</p>
          </article>
        )}
      </main>
    </>
  );
}
