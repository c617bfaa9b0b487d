import type { ReferralsReply } from '#contract/referral/referral.schemas.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { Candles } from '../candles.tsx';
import { referralCopy } from '../referral.copy.ts';
import { useJoin } from '../referral.queries.ts';
import styles from '../referral.module.css';

const { join: words, failed } = referralCopy;

/** Before she has a code: what it is about, and the press by which she agrees to the rules. */
export function Join({ of }: { readonly of: ReferralsReply }) {
  const { mutate, isPending, error } = useJoin();
  return (
    <Panel ground="hearth" as="section" aria-labelledby="candles">
      <div className={styles.hearth}>
        <Candles of={of} />
        <div>
          <h2 id="candles">{words.title}</h2>
          <p className={styles.quiet}>{words.lead}</p>
          <p className={styles.go}>
            <Button kind="hearth" busy={isPending} busyLabel={words.busy} onClick={() => mutate()}>
              {words.agree}
            </Button>
          </p>
          <p className={styles.small}>{words.note}</p>
          {error && <Notice tone="warning">{sentenceOf(error, failed.text)}</Notice>}
        </div>
      </div>
    </Panel>
  );
}
