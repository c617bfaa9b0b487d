import { useState } from 'react';
import type { Ease, Way } from '#domain/wellness/wellness.ts';
import { useMember } from '#web/platform/session.ts';

/** What is looked for: one need, one kind, or everything. */
export type Choice = { readonly ease: Ease | null; readonly way: Way | null };
const EVERYTHING: Choice = { ease: null, way: null };

/** What was chosen last, and by whom: in the memory of this page alone, in no address and no storage. */
let kept: { readonly member: string; readonly choice: Choice } | null = null;

/** The choice of the page. It is as it was when the member comes back from a sequence. */
export function useChoice(): [Choice, (next: Partial<Choice>) => void] {
  const { id: member } = useMember();
  const [choice, set] = useState(() => (kept?.member === member ? kept.choice : EVERYTHING));
  const change = (next: Partial<Choice>) => {
    const after = { ...choice, ...next };
    kept = { member, choice: after };
    set(after);
  };
  return [choice, change];
}
