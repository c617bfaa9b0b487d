import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { CircleDraft } from '#contract/circle/contact.schemas.ts';
import { call } from '#web/platform/api.ts';
import { useDrafts } from '#web/platform/drafts/use-drafts.ts';
import { read } from '#web/platform/queries.ts';
import { routeIn } from '../circle.queries.ts';
import { useRoomKind } from '../room-kind.tsx';
import { DraftSaver } from './draft-saver.ts';

/** What the member typed and has not said: `category` of a post alone. */
export type SaidDraft = {
  readonly body: string;
  readonly category: string | null;
  readonly isAnonymous: boolean;
  /** The reply it answers. */ readonly inAnswerTo: string | null;
};

/**
 * A draft of the member's that survives reload, sign-out and another device: sealed with us a second after the last
 * letter and before the page is left. What cannot reach us lies sealed on this device until it can. `name` is "new" for
 * a post, the thread for an answer. `change` to empty words forgets it.
 */
export function useDraft(name: string, initial: SaidDraft) {
  const { room } = useRoomKind();
  const client = useQueryClient();
  const asked = { query: { for: name } };
  const kept = useQuery({ ...read(routeIn(room, 'Draft'), asked), staleTime: Number.POSITIVE_INFINITY });
  const { put, draftOf } = useDrafts<SaidDraft>('circle');
  const place = `${room} ${name}`;
  const [typed, setTyped] = useState<SaidDraft | null>(null);
  const [saved, setSaved] = useState(false);
  const draft = typed ?? draftOf(place) ?? known(kept.data?.draft, initial);
  const [saver] = useState(
    () =>
      new DraftSaver<SaidDraft>(async (next, isLeaving) => {
        const { body, category, isAnonymous } = next;
        const isEmpty = body.trim() === '';
        if (isLeaving) put(place, isEmpty ? null : next);
        try {
          await call(routeIn(room, 'PutDraft'), {
            body: { for: name, draft: isEmpty ? null : { body, category, isAnonymous } },
          });
          put(place, null);
          setSaved(!isEmpty);
          // Whoever opens this place next asks anew.
          client.removeQueries({ queryKey: read(routeIn(room, 'Draft'), asked).queryKey, type: 'inactive' });
        } catch {
          // It goes on lying on this device; the next letter tries again.
          put(place, isEmpty ? null : next);
        }
      }),
  );
  useEffect(() => {
    const leave = () => document.visibilityState === 'hidden' && void saver.flush(true);
    document.addEventListener('visibilitychange', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      void saver.flush(true);
    };
  }, [saver]);
  const change = (next: SaidDraft) => {
    setTyped(next);
    setSaved(false);
    saver.put(next);
  };
  return {
    draft,
    saved,
    change,
    /** The words were said: nothing of them stays. */
    forget: async () => {
      change({ ...initial, isAnonymous: draft.isAnonymous });
      await saver.flush();
    },
  };
}

/** What we have of it; what an older draft lacks is as at the beginning. */
function known(draft: CircleDraft | null | undefined, initial: SaidDraft): SaidDraft {
  if (!draft) return initial;
  const { body, category = initial.category, isAnonymous = initial.isAnonymous } = draft;
  return { body, category, isAnonymous, inAnswerTo: null };
}
