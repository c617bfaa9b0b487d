import type { SequenceSummary } from '#contract/wellness/wellness.schemas.ts';
import { href } from '#contract/screens.ts';
import { forDay } from '#domain/wellness/for-day.ts';
import { useDayFeeling } from '#web/features/meditation/public.ts';
import { LinkButton } from '#web/ui/actions/button.tsx';
import { Kicker } from '#web/ui/layout/page.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { Figure } from '../figures/figure.tsx';
import { wellness } from './wellness.copy.ts';
import styles from './for-today.module.css';

const copy = wellness.today;
const MOST = 3;
const wayTo = (sequence: string) => href('sequence', { params: { sequence } });

/** One sequence for today, and why it is this one; two more beside it. */
export function ForToday({ all }: { readonly all: readonly SequenceSummary[] }) {
  const day = useDayFeeling();
  const [best, ...others] = forDay(all, day).slice(0, MOST);
  return (
    <Panel as="section" ground="hearth" aria-labelledby="for-today">
      <div className={styles.today}>
        {best && (
          <div className={styles.figure}>
            <Figure pose={best.sequence.pose} />
          </div>
        )}
        <div className={styles.words}>
          <Kicker>{copy.title}</Kicker>
          <h2 id="for-today">{best ? best.sequence.title : copy.nothing}</h2>
          <p>
            {best
              ? `${wellness.length(best.sequence.seconds)}. ${copy.reason(best.reason, day.phase)}`
              : copy.nothingText}
          </p>
          {best && (
            <p className={styles.go}>
              <LinkButton kind="hearth" href={wayTo(best.sequence.id)}>
                {copy.open(best.sequence.title)}
              </LinkButton>
            </p>
          )}
        </div>
        {others.length > 0 && (
          <div className={styles.others}>
            <p>{copy.or}</p>
            <ul>
              {others.map(({ sequence: { id, title, seconds } }) => (
                <li key={id}>
                  <a href={wayTo(id)}>{title}</a> <span>{wellness.length(seconds)}</span>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Panel>
  );
}
