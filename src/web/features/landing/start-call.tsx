import { href } from '#contract/screens.ts';
import { LinkButton } from '#web/ui/actions/button.tsx';
import { landing } from './landing.copy.ts';
import styles from './landing.module.css';

/** The call to start, for who has no account yet; an invitation goes along (§2.5). */
export function StartCall({ invitation }: { invitation: string | undefined }) {
  return (
    <>
      <ul className={styles.promises}>
        {landing.promises.map((promise) => (
          <li key={promise}>{promise}</li>
        ))}
      </ul>
      <LinkButton full href={href('signup', { search: { ref: invitation } })}>
        {landing.start}
      </LinkButton>
    </>
  );
}
