import { ALL_CONDITIONS } from '#web/ui/drawings/conditions/all-conditions.ts';
import { Window } from '#web/ui/drawings/windows/window.tsx';

export type ConditionProps = {
  /** The drawing that the guide names. */ readonly of: string;
};

/** The arch of a guide itself: come through `ConditionPicture`, which fetches it. One that is newer than this page is not drawn. */
export function DrawnCondition({ of }: ConditionProps) {
  const found = Object.entries(ALL_CONDITIONS).find(([name]) => name === of);
  return found ? <Window of={found[1].drawing} size="fill" /> : null;
}
