import type { CycleView } from '#domain/cycle/cycle-view.ts';
import { FertileCard } from './fertile-card.tsx';
import { SignsReason } from './signs-reason.tsx';
import { firstYearsCare } from './signs.copy.ts';
import { TestHint } from './test-hint.tsx';
import styles from './signs.module.css';

type Props = {
  readonly view: CycleView;
  readonly show: 'period' | 'phase' | 'state' | 'fertile';
  readonly firstYears?: boolean;
};

/**
 * What the signs of ovulation say: beside a forecast (`period`), beside a phase and a state with from when a pregnancy
 * test can tell, and the fertile days where the member's stage shows them. In the first years nothing of it, but whom to
 * ask past the window.
 */
export function Signs({ view, show, firstYears = false }: Props) {
  if (show === 'fertile') return <FertileCard view={view} />;
  if (show === 'period') return <SignsReason view={view} about="period" />;
  const isPast = view.state === 'past';
  if (firstYears) return isPast && <p className={styles.care}>{firstYearsCare}</p>;
  return (
    <>
      <SignsReason view={view} about={show === 'phase' ? 'phase' : 'period'} />
      <TestHint isPast={isPast} />
    </>
  );
}
