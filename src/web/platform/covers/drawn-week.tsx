import { ALL_WEEKS } from '#web/ui/drawings/weeks/all-weeks.ts';
import { Window } from '#web/ui/drawings/windows/window.tsx';

export type WeekProps = {
  /** The drawing that the week names. */ readonly of: string;
};

/** The arch of a week itself: come through `WeekPicture`, which fetches it. One that is newer than this page is not drawn. */
export function DrawnWeek({ of }: WeekProps) {
  const found = Object.entries(ALL_WEEKS).find(([name]) => name === of);
  return found ? <Window of={found[1].drawing} size="fill" /> : null;
}
