import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { SignedProof } from '#contract/privacy-proof/privacy-proof.schemas.ts';
import { read } from '#web/platform/queries.ts';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { Fold } from '#web/ui/layout/fold.tsx';
import { proof } from './privacy-proof.copy.ts';
import { checkSignature } from './signature.ts';
import styles from './full-list.module.css';

/** The address of the whole proof. */
export const SIGNED_PROOF = '/.well-known/privacy-proof.json';
const words = proof.full;

/** Every field there is, with the signature checked before a word of it is shown. */
export function FullList() {
  const query = useQuery({ ...read('getSignedProof') });
  const check = useQuery({
    queryKey: ['proof-signature', query.data?.signature.value],
    queryFn: () => checkSignature(query.data as SignedProof),
    enabled: query.data !== undefined,
  });
  if (query.isError) return <p role="alert">{words.failed}</p>;
  if (!query.data || !check.data) return <p role="status">{words.loading}</p>;
  return <Checked signed={query.data} verdict={check.data} />;
}

function Checked({
  signed: { payload },
  verdict,
}: {
  readonly signed: SignedProof;
  readonly verdict: 'good' | 'bad' | 'open';
}) {
  const tables = useMemo(
    () => Object.entries(Object.groupBy(payload.dataMap, ({ field }) => field.slice(0, field.lastIndexOf('.')))),
    [payload],
  );
  return (
    <div className={styles.full}>
      <p role="status" data-verdict={verdict} className={styles.verdict}>
        {words.signature[verdict]}
      </p>
      <p className={styles.count}>
        {words.count(payload.dataMap.length, tables.length)}{' '}
        <TextLink inline rel="external" href={SIGNED_PROOF}>
          {words.json}
        </TextLink>
      </p>
      {tables.map(([table, fields = []]) => (
        <Fold key={table} bare summary={table}>
          <p className={styles.count}>{words.kept(fields[0]?.retention ?? '')}</p>
          <dl className={styles.fields}>
            {fields.map((one) => (
              <div key={one.field}>
                <dt>{one.field.slice(table.length + 1)}</dt>
                <dd>{words.field({ ...one, means: payload.classes[one.class] ?? '' })}</dd>
              </div>
            ))}
          </dl>
        </Fold>
      ))}
    </div>
  );
}
