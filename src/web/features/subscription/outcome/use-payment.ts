import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { SubscriptionReply } from '#contract/subscription/subscription.schemas.ts';
import { call } from '#web/platform/api.ts';
import { useAppState } from '#web/platform/app-state.ts';
import { keyOf } from '#web/platform/queries.ts';
import { askUser, useMember } from '#web/platform/session.ts';
import { setFlowFlags } from '../flow-flags.ts';

/** Milliseconds between one question and the next: it grows by half each time, for about a minute in all. */
export const PAUSES_MS: readonly number[] = [1000, 1500, 2250, 3400, 5000, 7600, 11_400, 12_000, 15_000];

export type Payment =
  | { readonly is: 'asking' | 'slow' | 'unreached' }
  | { readonly is: 'here'; readonly now: SubscriptionReply };

/**
 * Asks the server, which alone knows, whether the member is a member now: at once, then more and more slowly, up to a
 * minute.
 */
export function usePayment(): { readonly payment: Payment; readonly again: () => void } {
  const client = useQueryClient();
  const appState = useAppState();
  const { id } = useMember();
  const [payment, setPayment] = useState<Payment>({ is: 'asking' });
  const [round, setRound] = useState(0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over = false;
    const ask = async (tries: number): Promise<void> => {
      const now = await call('getSubscription').catch(() => null);
      if (over) return;
      const isMember = now !== null && (now.subscriptionStatus === 'active' || now.subscriptionStatus === 'lifetime');
      if (now) client.setQueryData(keyOf('getSubscription'), now);
      if (now && isMember) {
        setFlowFlags(id, ['subscription_completed', 'payment_completed']);
        // Badge and menus follow; where that is lost they do at the next page.
        askUser(appState).catch(() => undefined);
        return setPayment({ is: 'here', now });
      }
      const pause = PAUSES_MS[tries];
      if (pause === undefined) return setPayment({ is: now ? 'slow' : 'unreached' });
      timer = setTimeout(() => void ask(tries + 1), pause);
    };
    void ask(0);
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [client, appState, id, round]);
  const again = () => {
    setPayment({ is: 'asking' });
    setRound((before) => before + 1);
  };
  return { payment, again };
}
