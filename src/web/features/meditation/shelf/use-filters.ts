import { useState } from 'react';
import { useMember } from '#web/platform/session.ts';
import { NO_FILTERS, type Filters } from './matching.ts';

/** What was chosen last, and by whom: in the memory of this page alone, in no address and no storage. */
let kept: { readonly member: string; readonly filters: Filters } | null = null;

/** The filters of the shelf. They are as they were when the member comes back from a meditation. */
export function useFilters(): [Filters, (next: Filters) => void] {
  const { id: member } = useMember();
  const [filters, set] = useState(() => (kept?.member === member ? kept.filters : NO_FILTERS));
  const change = (next: Filters) => {
    kept = { member, filters: next };
    set(next);
  };
  return [filters, change];
}
