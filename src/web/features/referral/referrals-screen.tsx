import { useState } from 'react';
import { href } from '#contract/screens.ts';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { PageHead } from '#web/ui/layout/page.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { Candles, countsOf } from './candles.tsx';
import { FriendTable } from './friend-table.tsx';
import { referralCopy as words } from './referral.copy.ts';
import { useReferrals } from './referral.queries.ts';
import { Join } from './share/join.tsx';
import { LinkRow } from './share/link-row.tsx';
import { Rules } from './share/rules.tsx';
import { Waiting } from './waiting.tsx';
import { WaysToShare } from './share/ways-to-share.tsx';
import styles from './referral.module.css';

/** /referrals: her code and link, and whom it lit. */
export function ReferralsScreen() {
  const query = useReferrals();
  const { data } = query;
  const [text, setText] = useState<string>(words.words.usual);
  return (
    <>
      <PageHead kicker={words.kicker} title={words.title} />
      <div className={styles.first}>
        {!data && <Waiting of={query} />}
        {data && !data.joined && <Join of={data} />}
        {data?.joined && (
          <>
            <Panel ground="hearth" as="section" aria-labelledby="candles">
              <div className={styles.hearth}>
                <div>
                  <Candles of={data} />
                  <FriendTable invited={data.invited} />
                </div>
                <Lit of={data} link={<LinkRow address={data.joined.address} code={data.joined.code} text={text} />} />
              </div>
            </Panel>
            <WaysToShare text={text} onText={setText} />
            <p>
              <TextLink href={href('referralDashboard')}>{words.dashboardLink}</TextLink>
            </p>
          </>
        )}
        <Rules open={data !== undefined && !data.joined} />
      </div>
    </>
  );
}

type LitProps = { readonly of: Parameters<typeof countsOf>[0]; readonly link: React.ReactNode };

function Lit({ of, link }: LitProps) {
  const { came, stayed, sent } = countsOf(of);
  return (
    <div>
      <h2 id="candles">{words.candles.headline(sent, came.length, stayed.length)}</h2>
      <p className={styles.quiet}>{words.link.note}</p>
      {link}
    </div>
  );
}
