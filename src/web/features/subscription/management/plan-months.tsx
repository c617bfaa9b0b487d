import { planYear } from '#domain/membership/plan-year.ts';
import type { LocalDate } from '#domain/calendar/local-date.ts';
import { management } from './management.copy.ts';
import styles from './plan-panel.module.css';

const { months: copy } = management;
type Props = { readonly since: LocalDate; readonly paidTo: LocalDate; readonly today: LocalDate };

/** The member's year as twelve arches: lived months are lit, paid ones stand solid, those to come are dashed. */
export function PlanMonths(props: Props) {
  const months = planYear(props);
  return (
    <ol className={styles.months} aria-label={copy.label(months[0]?.month ?? '')}>
      {months.map(({ month, state }) => (
        <li key={month} data-state={state}>
          <i aria-hidden="true" />
          <span aria-hidden="true">{copy.word(month)}</span>
          <span className="vh">
            {copy.whole(month)}, {copy.state[state]}
          </span>
        </li>
      ))}
    </ol>
  );
}
