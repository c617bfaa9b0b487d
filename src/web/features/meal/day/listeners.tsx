import { HelpNear } from '#web/features/check-in/public.ts';
import { useMember } from '#web/platform/session.ts';
import { day, EATING_LINES } from './day.copy.ts';
import styles from './manner-fold.module.css';

const copy = day.manner;

/** Whom to call: lines for eating that we know of, then those near her. */
export function Listeners() {
  const { timeZone, ageGroup } = useMember();
  return (
    <div className={styles.inside}>
      <p>{copy.helpLead}</p>
      <dl className={styles.lines} aria-label={copy.lines}>
        {EATING_LINES.map(({ place, name, call, href }) => (
          <div key={name}>
            <dt>
              {name}, {place}
            </dt>
            <dd>
              <a href={href}>{call}</a>
            </dd>
          </div>
        ))}
      </dl>
      <HelpNear timeZone={timeZone} teen={ageGroup === 'teen'} />
    </div>
  );
}
