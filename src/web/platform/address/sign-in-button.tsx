import { href, screenAt, type ScreenName } from '#contract/screens.ts';
import { LinkButton } from '#web/ui/actions/button.tsx';
import { usePath } from './path.tsx';

const SIGN_IN: readonly ScreenName[] = ['home', 'auth', 'login', 'simpleAuth'];

/** A visitor's way in, the same in every header (§2.3): to `/`, and from a page that signs in by a new document (§2.5). */
export function SignInButton() {
  const at = screenAt(usePath())?.name;
  const isThere = at !== undefined && SIGN_IN.includes(at);
  return (
    <LinkButton kind="line" size="small" href={href('home')} rel={isThere ? 'external' : undefined}>
      Login
    </LinkButton>
  );
}
