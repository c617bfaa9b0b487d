import { ChartNoAxesColumn, ListChecks, Stethoscope, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { href } from '#contract/screens.ts';
import { isOfferedRatings } from '#domain/rating/offered.ts';
import { useMember } from '#web/platform/session.ts';
import { tracker } from './tracker.copy.ts';
import styles from './head-links.module.css';

const SIZE = 19;

/** The ways on from the tracker's head: what the logs say side by side, and the page for the doctor. */
export function HeadLinks({ children }: { readonly children?: ReactNode }) {
  const isOffered = isOfferedRatings(useMember().journeyCustomization?.wombConditions);
  return (
    <nav className={styles.links} aria-label={tracker.ways}>
      {children}
      <a className={styles.link} href={href('insights')}>
        <ChartNoAxesColumn size={SIZE} aria-hidden="true" />
        <span>{tracker.patterns}</span>
      </a>
      {isOffered && (
        <a className={styles.link} href={href('ratings')}>
          <ListChecks size={SIZE} aria-hidden="true" />
          <span>{tracker.ratings}</span>
        </a>
      )}
      <a className={styles.link} href={href('report')}>
        <Stethoscope size={SIZE} aria-hidden="true" />
        <span>{tracker.report}</span>
      </a>
    </nav>
  );
}

type Props = { readonly icon: LucideIcon; readonly onPress: () => void; readonly children: string };

/** One that opens a dialog instead. */
export function HeadButton({ icon: Icon, onPress, children }: Props) {
  return (
    <button type="button" className={styles.link} aria-haspopup="dialog" onClick={onPress}>
      <Icon size={SIZE} aria-hidden="true" />
      <span>{children}</span>
    </button>
  );
}
