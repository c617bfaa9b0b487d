import { href } from '#contract/screens.ts';
import type { DashboardReply } from '#contract/referral/referral.schemas.ts';
import { LinkButton } from '#web/ui/actions/button.tsx';
import { PageHead } from '#web/ui/layout/page.tsx';
import { Candles, countsOf } from './candles.tsx';
import { CommissionLines } from './dashboard/commission-lines.tsx';
import { HeldNote } from './dashboard/held-note.tsx';
import { MonthBars } from './dashboard/month-bars.tsx';
import { PlacePart } from './dashboard/place-part.tsx';
import { Statement } from './dashboard/statement.tsx';
import { SumsHead } from './dashboard/sums-head.tsx';
import { FriendTable } from './friend-table.tsx';
import { referralCopy } from './referral.copy.ts';
import { useDashboard } from './referral.queries.ts';
import { Waiting } from './waiting.tsx';
import styles from './referral.module.css';

const { dashboard: words, candles, kicker } = referralCopy;

/** /referral-dashboard: how many candles, what comes when, what it earned. */
export function ReferralDashboardScreen() {
  const query = useDashboard();
  const { data } = query;
  return (
    <>
      <PageHead
        kicker={kicker}
        title={words.title}
        actions={
          data && (
            <LinkButton kind="hearth" href={href('referrals')}>
              {data.joined ? words.share : words.toShare}
            </LinkButton>
          )
        }
      />
      <div className={styles.first}>
        {!data && <Waiting of={query} />}
        {data && !data.joined && <p className={styles.quiet}>{words.none}</p>}
        {data?.joined && <Whole of={data} />}
      </div>
    </>
  );
}

function Whole({ of }: { readonly of: DashboardReply }) {
  const { came, stayed, sent } = countsOf(of);
  return (
    <>
      <div className={styles.two}>
        <section aria-labelledby="candles">
          <h2 id="candles" className={styles.sub}>
            {candles.headline(sent, came.length, stayed.length)}
          </h2>
          <Candles of={of} />
          <FriendTable invited={of.invited} />
        </section>
        <MonthBars lines={of.lines} />
      </div>
      <HeldNote invited={of.invited} />
      <section aria-labelledby="commission">
        <SumsHead sums={of.sums} />
        <CommissionLines lines={of.lines} />
      </section>
      <div className={styles.two}>
        <PlacePart place={of.place} account={of.account} paysOut={of.paysOut} />
        <Statement lines={of.lines} />
      </div>
    </>
  );
}
