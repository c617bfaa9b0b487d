import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OwnRecordReply } from '#contract/privacy-proof/privacy-proof.schemas.ts';
import { href } from '#contract/screens.ts';
import { read } from '#web/platform/queries.ts';
import { useUser } from '#web/platform/session.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { Kicker } from '#web/ui/layout/page.tsx';
import { utcTime } from './instants.ts';
import { Part } from './part.tsx';
import { proof } from './privacy-proof.copy.ts';
import styles from './own-record.module.css';

const words = proof.own;
const SAMPLE = { plain: words.sample, hex: words.sampleHex, bytes: words.sampleHex.length / 2 };

/**
 * An entry as the member wrote it beside the bytes it is stored as: the member's own on request, a made-up one before and
 * for whoever is signed out.
 */
export function OwnRecord() {
  const user = useUser();
  const [asked, setAsked] = useState(false);
  const query = useQuery({ ...read('getOwnRecord'), enabled: asked, staleTime: 0 });
  const record = query.data?.record ?? null;
  return (
    <Part id="own" title={words.title} note={words.note}>
      <div className={styles.own}>
        <div>
          <p className={styles.lead}>{words.lead}</p>
          <div className={styles.actions}>
            {user && (
              <Button
                busy={query.isFetching}
                busyLabel={words.showing}
                onClick={() => (asked ? void query.refetch() : setAsked(true))}
              >
                {words.show}
              </Button>
            )}
            <TextLink href={href('privacySettings')}>{words.link}</TextLink>
          </div>
          <p className={styles.note} role="status">
            {noteOf({ isMember: Boolean(user), reply: query.data, failed: query.isError })}
          </p>
          {query.data && (
            <p className={styles.note}>
              {words.also(query.data.consents, query.data.accesses)}{' '}
              <TextLink inline href={href('privacySettings')}>
                {words.alsoLink}
              </TextLink>
            </p>
          )}
        </div>
        <Pair {...(record ?? SAMPLE)} />
      </div>
    </Part>
  );
}

function Pair({ plain, hex, bytes }: { readonly plain: string; readonly hex: string; readonly bytes: number }) {
  const pairs = hex.match(/../g) ?? [];
  return (
    <div className={styles.pair}>
      <figure className={styles.paper}>
        <figcaption>
          <Kicker>{words.wrote}</Kicker>
        </figcaption>
        <p className={styles.plain}>{plain}</p>
      </figure>
      <figure className={styles.disk} data-ground="night">
        <figcaption>
          <Kicker>{words.lies}</Kicker>
        </figcaption>
        <p className={styles.hex} role="img" aria-label={words.bytes}>
          {pairs.join(' ')}
        </p>
        {pairs.length < bytes && <p className={styles.more}>{words.more}</p>}
      </figure>
    </div>
  );
}

function noteOf({
  isMember,
  reply,
  failed,
}: {
  readonly isMember: boolean;
  readonly reply: OwnRecordReply | undefined;
  readonly failed: boolean;
}): string {
  if (!isMember) return words.signedOut;
  if (failed) return words.failed;
  if (!reply) return words.before;
  return reply.record
    ? words.mine(utcTime(reply.record.writtenAt), reply.record.table, reply.record.bytes)
    : words.none;
}
