import { ArrowRight } from 'lucide-react';
import { screenAt } from '#contract/screens.ts';
import { nextPathStep, type PathDay } from '#domain/goals/wellness-path.ts';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { Kicker } from '#web/ui/layout/page.tsx';
import { cards } from './cards.copy.ts';
import styles from './cards.module.css';

/** The wellness path (§2.3): one next step, and why it is this one today. */
export function PathCard({ day }: { readonly day: PathDay }) {
  const { path, label, reason } = nextPathStep(day, (to) => screenAt(to) !== null);
  return (
    <aside className={styles.path} aria-labelledby="home-path">
      <svg className={styles.trail} width="240" height="46" viewBox="0 0 240 46" aria-hidden="true">
        <path d="M12 20C60 4 84 44 126 26s66-20 102-2" />
        {[
          [52, 15.5],
          [90, 28],
          [128, 25],
          [166, 15],
          [204, 15.5],
          [228, 24],
        ].map(([x, y]) => (
          <circle key={x} cx={x} cy={y} r="5" />
        ))}
        <circle data-here cx="12" cy="20" r="8" />
      </svg>
      <div id="home-path">
        <Kicker>{cards.path.kicker}</Kicker>
      </div>
      <TextLink href={path}>
        {label} <ArrowRight size={16} />
      </TextLink>
      <p className={styles.reason}>{reason}</p>
    </aside>
  );
}
