import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ProofReply } from '#contract/privacy-proof/privacy-proof.schemas.ts';
import { read } from '#web/platform/queries.ts';
import { TextButton } from '#web/ui/actions/text-link.tsx';
import { Kicker } from '#web/ui/layout/page.tsx';
import { ErrorNote } from '#web/ui/status/states.tsx';
import { Skeleton, Skeletons } from '#web/ui/status/waiting.tsx';
import { FullList } from './full-list.tsx';
import { HandOver, Limits, Safeguards, TestsTold } from './told-sections.tsx';
import { KeptList } from './kept.tsx';
import { OwnRecord } from './own-record.tsx';
import { ProcessorList } from './processor-list.tsx';
import { CLAIMS } from './claims.ts';
import { proof } from './privacy-proof.copy.ts';
import styles from './privacy-proof.module.css';
import { ReceiptCheck } from './receipt/receipt-check.tsx';
import { SelfTest } from './self-test/self-test.tsx';
import { StoredTable } from './stored-table.tsx';

/** /privacy-proof: what is stored, who can read it, and a test in the reader's own browser (decisions 17). */
export function PrivacyProofScreen() {
  const query = useQuery(read('getProof'));
  return (
    <div className={styles.proof}>
      <header className={styles.head}>
        <Kicker>{proof.kicker}</Kicker>
        <h1 tabIndex={-1}>
          {proof.titleStart}
          <em>{proof.titleEnd}</em>
        </h1>
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
      </header>
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
    <>
      <Stored facts={facts} />
      <OwnRecord />
      <ReceiptCheck />
      <section aria-labelledby="others" className={styles.section}>
        <h2 id="others">{proof.processors.title}</h2>
        <p className={styles.lead}>{proof.processors.lead}</p>
        <ProcessorList processors={facts.processors} />
      </section>
      <HandOver handOver={facts.handOver} />
      <Safeguards />
      <div className={styles.pair}>
        <Limits exceptions={facts.exceptions} />
        <KeptList facts={facts} />
      </div>
      <TestsTold />
    </>
  );
}

function Stored({ facts }: { readonly facts: ProofReply }) {
  const [open, setOpen] = useState(false);
  return (
    <section id="map" aria-labelledby="map-title" className={styles.section}>
      <div className={styles.row}>
        <h2 id="map-title">{proof.stored.title}</h2>
        <TextButton aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? proof.stored.close : proof.stored.full}
        </TextButton>
      </div>
      <StoredTable groups={facts.stored} />
      {open && <FullList />}
    </section>
  );
}
