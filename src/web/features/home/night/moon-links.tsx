import { href } from '#contract/screens.ts';
import { LinkButton } from '#web/ui/actions/button.tsx';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { home } from '../home.copy.ts';
import styles from './night.module.css';

/** The ways to the moon calendar (§2.4); its guidance is offered where the member's goals ask for it. */
export function MoonLinks({ guidance }: { readonly guidance: boolean }) {
  return (
    <p className={styles.links}>
      <LinkButton kind="line" size="small" href={href('moonCalendar')}>
        {home.night.explore}
      </LinkButton>
      {guidance && <TextLink href={href('lunarCalendar')}>{home.night.tonights}</TextLink>}
    </p>
  );
}
