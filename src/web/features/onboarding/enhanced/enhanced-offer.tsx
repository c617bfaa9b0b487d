import { href } from '#contract/screens.ts';
import { useMember } from '#web/platform/session.ts';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { Kicker } from '#web/ui/layout/page.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { enhanced } from './enhanced.copy.ts';
import styles from './enhanced.module.css';

const { offer } = enhanced;

/** The way to the richer path, for other pages, while the member has not seen its end. */
export function EnhancedOffer() {
  const { settled, finished } = useMember().enhancedOnboarding;
  if (finished) return null;
  return (
    <Panel as="section" ground="plain" aria-labelledby="more-yours">
      <div className={styles.offer}>
        <div>
          <Kicker>{offer.kicker}</Kicker>
          <h2 id="more-yours">{offer.title}</h2>
          <p>{offer.text}</p>
        </div>
        <TextLink href={href('enhancedOnboarding')}>{settled.length > 0 ? offer.again : offer.begin}</TextLink>
      </div>
    </Panel>
  );
}
