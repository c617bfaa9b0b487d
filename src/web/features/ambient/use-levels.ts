import { useState } from 'react';
import { isSameMix, levelOf, mayTurnOn, mixFromAddress, openPart, SILENCE, withLevel } from '#domain/ambient/mix.ts';
import type { Levels, Sound } from '#domain/sound/sound.ts';
import { useAccess } from '#web/platform/membership/access.ts';
import { askForPremium } from '#web/platform/membership/premium.ts';

/** What the page opens with where its address names no mix. */
export const FIRST_MIX: Levels = { rain: 55, hearth: 70, crickets: 25 };
/** How loud a sound is that is switched on. */
const HALF = 50;

export type LevelsState = {
  readonly levels: Levels;
  /** What the member should know of the mix that was opened. */ readonly note: 'broken' | 'cut' | null;
  readonly set: (sound: Sound, level: number) => void;
  readonly toggle: (sound: Sound) => void;
  readonly open: (levels: Levels) => void;
};

/** The mix as it is set, from the one in the address, else from `first`; in limited access a fourth sound asks for Premium instead. */
export function useLevels(address: string | undefined, first: Levels = FIRST_MIX): LevelsState {
  const access = useAccess();
  const [{ mix, note }, setState] = useState(() => arrived(address, first));
  // Whether access has ended may be known only after the page has opened.
  const levels = openPart(mix, access);
  const isCut = !isSameMix(levels, mix);
  const set = (sound: Sound, level: number) => {
    if (level > 0 && !mayTurnOn(levels, sound, access)) return askForPremium('more_sounds');
    setState({ mix: withLevel(levels, sound, level), note: null });
  };
  return {
    levels,
    note: isCut ? 'cut' : note,
    set,
    toggle: (sound) => set(sound, levelOf(levels, sound) > 0 ? 0 : HALF),
    open: (wanted) => setState({ mix: wanted, note: null }),
  };
}

function arrived(
  address: string | undefined,
  first: Levels,
): { readonly mix: Levels; readonly note: LevelsState['note'] } {
  if (address === undefined) return { mix: first, note: null };
  const { levels, isWhole } = mixFromAddress(address);
  return { mix: isWhole || !isSameMix(levels, SILENCE) ? levels : FIRST_MIX, note: isWhole ? null : 'broken' };
}
