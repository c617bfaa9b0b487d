import { useEffect, useState } from 'react';
import { keepText, keptText } from '#web/platform/browser-storage.ts';

/** The marks of §3 in the browser's storage. They only keep a page from being shown twice (decisions 9), and go with all else at sign-out. */
export type FlowFlag = 'subscription_flow_shown' | 'subscription_completed' | 'payment_completed';
const FLAGS: readonly FlowFlag[] = ['subscription_flow_shown', 'subscription_completed', 'payment_completed'];

const listeners = new Set<() => void>();

/** Sets marks of a member in this browser. */
export function setFlowFlags(userId: string, flags: readonly FlowFlag[]): void {
  flags.forEach((flag) => keepText('localStorage', `${flag}_${userId}`, 'true'));
  listeners.forEach((tell) => tell());
}

/** Whether any of her marks stands in this browser (§4.1, rule 3). */
export function hasFlowFlag(userId: string): boolean {
  return FLAGS.some((flag) => keptText('localStorage', `${flag}_${userId}`) !== null);
}

/** The same for the gate, for whom it matters; true until it is read, so that nobody is led away by what is not known. */
export function usePlansSeen(userId: string | undefined): boolean {
  const [seen, setSeen] = useState(true);
  useEffect(() => {
    if (userId === undefined) return undefined;
    const look = () => setSeen(hasFlowFlag(userId));
    // The storage is slow to open: not within the task that makes the page alive.
    const timer = setTimeout(look);
    listeners.add(look);
    return () => {
      clearTimeout(timer);
      listeners.delete(look);
    };
  }, [userId]);
  return seen;
}
