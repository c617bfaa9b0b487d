import { useState } from 'react';
import { CATEGORIES, type Category } from '#domain/wisdom/wisdom.ts';
import { useScreenSearch } from '#web/platform/address/screen-address.ts';
import { useMember } from '#web/platform/session.ts';

/** Which pieces are shown: all, a shelf, or what was saved. */
export type Shown = 'all' | 'saved' | Category;

/** What was chosen last, by whom and at which address: in the memory of this page alone, in no address and no storage. */
let kept: { readonly member: string; readonly asked: string | undefined; readonly shown: Shown } | null = null;

/**
 * The shelf that is open: the one the address asks for, until the member opens another. It is as it was when the member
 * comes back from a piece.
 */
export function useShelf(): [Shown, (next: Shown) => void] {
  const { id: member } = useMember();
  const asked = useScreenSearch('wisdom').category;
  const [state, set] = useState(() => ({ asked, shown: first(member, asked) }));
  // Another address of the same page, as from the menu: what it asks for counts again.
  const shown = state.asked === asked ? state.shown : categoryOf(asked);
  const change = (next: Shown) => {
    kept = { member, asked, shown: next };
    set({ asked, shown: next });
  };
  return [shown, change];
}

function first(member: string, asked: string | undefined): Shown {
  return kept?.member === member && kept.asked === asked ? kept.shown : categoryOf(asked);
}

/** What an address asks for; anything else is the whole library. */
function categoryOf(asked: string | undefined): Shown {
  return CATEGORIES.find((category) => category === asked) ?? 'all';
}
