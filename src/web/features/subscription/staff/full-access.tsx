import { href } from '#contract/screens.ts';
import { LinkButton } from '#web/ui/actions/button.tsx';
import { Outcome } from '#web/ui/drawings/windows/outcome.tsx';
import { openGate } from '#web/ui/drawings/windows/places/open-gate.ts';
import { staffCopy as copy } from './staff.copy.ts';

/** In the place of every page about paying, for a teacher, a moderator or an admin. */
export function FullAccess() {
  return (
    <Outcome
      kicker={copy.kicker}
      title={copy.title}
      of={openGate}
      actions={<LinkButton href={href('home')}>{copy.home}</LinkButton>}
    >
      <p>{copy.text}</p>
    </Outcome>
  );
}
