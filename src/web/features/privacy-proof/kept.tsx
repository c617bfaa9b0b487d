import type { ReactNode } from 'react';
import type { ProofReply } from '#contract/privacy-proof/privacy-proof.schemas.ts';
import { dateWithYear } from '#web/ui/drawings/dates/date-words.ts';
import { utcTime } from './instants.ts';
import { Part } from './part.tsx';
import { proof } from './privacy-proof.copy.ts';
import styles from './privacy-proof.module.css';

const words = proof.kept;
const when = (instant: string | null) => (instant ? utcTime(instant) : words.never);

/** What is kept in order, as the server knows it at this moment. */
export function KeptList({
  facts: { kept, requests, rowRules, passwordMin, release, publicKey },
}: {
  readonly facts: ProofReply;
}) {
  const { received, answered, accounts } = requests;
  return (
    <Part id="kept" title={words.title} note={words.note}>
      <dl className={styles.facts}>
        <Line what={words.backup}>{when(kept.backup)}</Line>
        <Line what={words.drill}>{when(kept.drill)}</Line>
        <Line what={words.rotation}>{when(kept.rootRotation)}</Line>
        <Line what={words.requests}>
          {received === 0 ? words.noRequests : words.someRequests(received, answered, accounts)}
          <small>{words.since(dateWithYear(requests.since))}</small>
        </Line>
        <Line what={words.rules}>
          {rowRules.faults.length === 0 ? (
            words.rulesHold(rowRules.rules, rowRules.tables)
          ) : (
            <strong className={styles.broken}>{words.rulesBroken(rowRules.faults.length)}</strong>
          )}
          <small>{utcTime(rowRules.at)}</small>
        </Line>
        <Line what={words.password}>{words.characters(passwordMin)}</Line>
        <Line what={words.release}>{words.files(release.files)}</Line>
      </dl>
      <dl className={styles.codes}>
        <Line what={words.fingerprint}>
          <code>{release.fingerprint}</code>
        </Line>
        <Line what={words.key}>
          <code>{publicKey}</code>
        </Line>
      </dl>
    </Part>
  );
}

function Line({ what, children }: { readonly what: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{what}</dt>
      <dd>{children}</dd>
    </div>
  );
}
