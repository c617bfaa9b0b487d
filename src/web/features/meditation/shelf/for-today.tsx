import type { MeditationSummary } from '#contract/meditation/meditation.schemas.ts';
import { forToday } from '#domain/meditation/for-today.ts';
import { lengthWords } from '#domain/meditation/length-words.ts';
import { LinkButton } from '#web/ui/actions/button.tsx';
import { Kicker } from '#web/ui/layout/page.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { Cover } from '#web/platform/covers/cover.tsx';
import { shelf } from './shelf.copy.ts';
import { useDayFeeling } from './use-day-feeling.ts';
import { wayTo } from './way-to.ts';
import styles from './today.module.css';

const MOST = 3;

/** One meditation for today among those that are open, and why it is this one; two more beside it. */
export function ForToday({ all }: { readonly all: readonly MeditationSummary[] }) {
  const day = useDayFeeling();
  const open = all.filter(({ isOpen }) => isOpen);
  const [best, ...others] = forToday(open, day).slice(0, MOST);
  if (open.length === 0) return null;
  return (
    <Panel as="section" ground="night" aria-labelledby="for-today">
      <div className={styles.today}>
        {best && (
          <div className={styles.cover}>
            <Cover of={best.meditation.cover} />
          </div>
        )}
        <div className={styles.words}>
          <Kicker>{shelf.today.title}</Kicker>
          <h2 id="for-today">{best ? best.meditation.title : shelf.today.quiet}</h2>
          <p>
            {best
              ? `${lengthWords(best.meditation.seconds)}. ${shelf.today.reason(best.reason, day.phase)}`
              : shelf.today.nothing}
          </p>
        </div>
        {best && (
          <p className={styles.go}>
            <LinkButton kind="hearth" href={wayTo(best.meditation.id)}>
              {shelf.today.open(best.meditation.title)}
            </LinkButton>
          </p>
        )}
        {others.length > 0 && <Others of={others.map(({ meditation }) => meditation)} />}
      </div>
    </Panel>
  );
}

function Others({ of }: { readonly of: readonly MeditationSummary[] }) {
  return (
    <div className={styles.others}>
      <p>{shelf.today.or}</p>
      <ul>
        {of.map(({ id, title, seconds }) => (
          <li key={id}>
            <a href={wayTo(id)}>{title}</a> <span>{lengthWords(seconds)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
