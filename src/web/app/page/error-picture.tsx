import { mendedPot } from '#web/ui/drawings/windows/things/mended-pot.ts';
import { Window } from '#web/ui/drawings/windows/window.tsx';

/** The window of a page that broke. */
export function ErrorPicture() {
  return <Window of={mendedPot} />;
}
