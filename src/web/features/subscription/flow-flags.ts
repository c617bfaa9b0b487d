import { useEffect, useState } from 'react';
import { keepText, keptText } from '#web/platform/browser-storage.ts';
import { flowMark, flowMarks, type FlowFlag } from '#web/platform/membership/flow-marks.ts';

const listeners = new Set<() => void>();

/** Sets marks of a member in this browser. */
export function setFlowFlags(userId: string, flags: readonly FlowFlag[]): void {
  flags.forEach((flag) => keepText('localStorage', flowMark(flag, userId), 'true'));
  listeners.forEach((tell) => tell());
}

/** Whether any of the member's marks stands in this browser (§4.1, rule 3). */
export function hasFlowFlag(userId: string): boolean {
  return flowMarks(userId).some((mark) => keptText('localStorage', mark) !== null);
}

/**
 * The same for the gate, for whom it matters; true until it is read, so that nobody is led away by what is not known.
 */
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
