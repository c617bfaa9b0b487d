import { href } from '#contract/screens.ts';
import { LinkButton } from '#web/ui/actions/button.tsx';
import { landing } from './landing.copy.ts';

/** The call to start, for who has no account yet; an invitation goes along (§2.5). */
export function StartCall({ invitation }: { invitation: string | undefined }) {
  return (
    <LinkButton full href={href('signup', { search: { ref: invitation } })}>
      {landing.start}
    </LinkButton>
  );
}
