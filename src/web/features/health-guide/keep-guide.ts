import { useEffect, useRef } from 'react';
import { useKeep } from '#web/platform/offline/keep-here.ts';

/** The name of the overview among what this device keeps of the guide. */
export const OVERVIEW = 'overview';
/** The name of a week among it. */
export const weekKey = (week: string) => `week ${week}`;

type Kept = { readonly id: string; readonly reply: unknown };

/**
 * Keeps what came here, encrypted, so that it opens without a connection. A shared device and a full one keep nothing:
 * the page itself needs it for nothing else.
 */
export function useKeepHere(id: string, reply: unknown): void {
  const { mutate } = useKeep<Kept>('guide_week');
  const last = useRef('');
  useEffect(() => {
    if (reply === undefined) return;
    const now = JSON.stringify(reply);
    if (last.current === now) return;
    last.current = now;
    mutate({ id, reply });
  }, [id, reply, mutate]);
}
