import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ProofReply } from '#contract/privacy-proof/privacy-proof.schemas.ts';
import { read } from '#web/platform/queries.ts';
import { TextButton } from '#web/ui/actions/text-link.tsx';
import { Pictured } from '#web/ui/drawings/windows/stand-alone.tsx';
import { leafShield } from '#web/ui/drawings/windows/things/leaf-shield.ts';
import { Kicker } from '#web/ui/layout/page.tsx';
import { ErrorNote } from '#web/ui/status/states.tsx';
import { Skeleton, Skeletons } from '#web/ui/status/waiting.tsx';
import { FullList } from './full-list.tsx';
import { HandOver, Limits, Safeguards, TestsTold } from './told-sections.tsx';
import { KeptList } from './kept.tsx';
import { Part } from './part.tsx';
import { OwnRecord } from './own-record.tsx';
import { ProcessorList } from './processor-list.tsx';
import { CLAIMS } from './claims.ts';
import { proof } from './privacy-proof.copy.ts';
import styles from './privacy-proof.module.css';
import { ReceiptCheck } from './receipt/receipt-check.tsx';
import { SelfTest } from './self-test/self-test.tsx';
import { StoredTable } from './stored-table.tsx';
import { useOpenPart } from './use-open-part.ts';

/** /privacy-proof: what is stored, who can read it, and a test in the reader's own browser (decisions 17). */
export function PrivacyProofScreen() {
  const query = useQuery(read('getProof'));
  useOpenPart(query.data !== undefined);
  return (
    <div className={styles.proof}>
      <Pictured of={leafShield}>
        <header className={styles.head}>
          <Kicker>{proof.kicker}</Kicker>
          <h1 tabIndex={-1}>
            {proof.titleStart}
            <em>{proof.titleEnd}</em>
          </h1>
        </header>
      </Pictured>
      <div className={styles.told}>
        <p className={styles.lead}>{proof.lead}</p>
        <nav aria-label={proof.claims}>
          <ul className={styles.claims}>
            {CLAIMS.map(({ words, place }) => (
              <li key={place}>
                <a href={`#${place}`}>{words}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <SelfTest />
      {query.data ? (
        <Facts facts={query.data} />
      ) : (
        <Coming failed={query.isError} retrying={query.isFetching} retry={() => void query.refetch()} />
      )}
    </div>
  );
}

function Coming({
  failed,
  retrying,
  retry,
}: {
  readonly failed: boolean;
  readonly retrying: boolean;
  readonly retry: () => void;
}) {
  if (failed)
    return (
      <ErrorNote title={proof.failed.title} onRetry={retry} retrying={retrying}>
        {proof.failed.text}
      </ErrorNote>
    );
  return (
    <Skeletons label={proof.loading}>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </Skeletons>
  );
}

function Facts({ facts }: { readonly facts: ProofReply }) {
  return (
    <div className={styles.parts}>
      <Stored facts={facts} />
      <OwnRecord />
      <ReceiptCheck />
      <Part id="others" title={proof.processors.title} note={proof.processors.note}>
        <p className={styles.about}>{proof.processors.lead}</p>
        <ProcessorList processors={facts.processors} />
      </Part>
      <HandOver handOver={facts.handOver} />
      <Safeguards />
      <Limits exceptions={facts.exceptions} />
      <KeptList facts={facts} />
      <TestsTold />
    </div>
  );
}

function Stored({ facts }: { readonly facts: ProofReply }) {
  const [open, setOpen] = useState(false);
  return (
    <Part id="map" title={proof.stored.title} note={proof.stored.note}>
      <StoredTable groups={facts.stored} />
      <p>
        <TextButton aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? proof.stored.close : proof.stored.full}
        </TextButton>
      </p>
      {open && <FullList />}
    </Part>
  );
}
