import { useState } from 'react';
import { useAppFact } from '#web/platform/app-state.ts';
import { sendQueued } from '#web/platform/outbox/send-queued.ts';
import { isKept } from '#web/platform/outbox/outbox-state.ts';
import { useMember, usePlaceUser } from '#web/platform/session.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { updatesCopy } from './updates.copy.ts';

/**
 * Whether notes wait for the member, as the server says (§4.9), and how the member puts them away. Where that cannot be sent it waits without a
 * word: the member only closed something.
 */
export function useUpdates(): { unread: boolean; notices: number; seen: () => void } {
  const member = useMember();
  const placeUser = usePlaceUser();
  const [putAway, setPutAway] = useState(false);
  const seen = () => {
    setPutAway(true);
    if (member.updatesUnread)
      save().catch((error: unknown) => isKept(error) || toast({ ...updatesCopy.notSaved, kind: 'danger' }));
  };
  const save = async () =>
    placeUser((await sendQueued('patchUser', { body: { updatesSeen: true } }, 'updates seen')).user);
  return { notices: useAppFact('unreadNotices'), unread: member.updatesUnread && !putAway, seen };
}
