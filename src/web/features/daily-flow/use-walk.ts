import { useEffect, useState } from 'react';
import type { DailyFlowReply } from '#contract/daily-flow/daily-flow.schemas.ts';
import { nextStep, type FlowStep, type Unsent } from '#domain/daily-flow/daily-flow.ts';
import { useBell } from './bell/use-bell.ts';
import { hasTurned, useKeepFlow, type Change } from './daily-flow.queries.ts';

/** How long her hands must rest before words under way are kept. */
const REST = 1200;

/** Her way through the flow: where she is, what she typed and has not sent, and how she goes on. Every step of it is kept, so that she can leave at any time. */
export function useWalk(reply: DailyFlowReply) {
  const keeping = useKeepFlow(reply);
  const [unsent, setUnsent] = useState<Unsent>(reply.unsent);
  const [reward, setReward] = useState<number | null>(null);
  const [moved, setMoved] = useState(false);
  const ring = useBell(reply.bell);
  const { mutate, mutateAsync } = keeping;
  const isKept = unsent.checkIn === reply.unsent.checkIn && unsent.intention === reply.unsent.intention;
  useEffect(() => {
    if (isKept) return undefined;
    const timer = setTimeout(() => mutate({ unsent }), REST);
    return () => clearTimeout(timer);
  }, [isKept, unsent, mutate]);
  const go = (at: FlowStep, change: Change = {}) => {
    setMoved(true);
    ring();
    mutate({ unsent, ...change, at });
  };
  return {
    reply,
    unsent,
    ring,
    reward,
    setReward,
    /** She has gone a step on this page: the head of the next one takes the focus. */
    moved,
    failed: keeping.isError && !hasTurned(keeping.error),
    turned: keeping.isError && hasTurned(keeping.error),
    type: (words: Partial<Unsent>) => setUnsent((now) => ({ ...now, ...words })),
    keep: (change: Change) => mutate(change),
    go: (at: FlowStep) => go(at),
    skip: () => go(nextStep(reply.at)),
    /** This step is done. Words that were sent elsewhere are cleared here. */
    onward: (cleared: Partial<Unsent> = {}) => {
      const left = { ...unsent, ...cleared };
      setUnsent(left);
      go(nextStep(reply.at), { done: [reply.at], unsent: left });
    },
    /** The same for what must have arrived before she goes on. Rejects where it did not. */
    sent: async (change: Change, cleared: Partial<Unsent> = {}) => {
      const left = { ...unsent, ...cleared };
      await mutateAsync({ ...change, unsent: left });
      setUnsent(left);
    },
    /** Leaving: what she typed a moment ago goes along. */
    leave: () => {
      if (!isKept) mutate({ unsent });
    },
  };
}
export type Walk = ReturnType<typeof useWalk>;
export type StepProps = { readonly walk: Walk };
