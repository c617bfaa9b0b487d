import { Check } from 'lucide-react';
import type { GuideProgress, GuideWeekWhole } from '#contract/health-guide/health-guide.schemas.ts';
import { guide as copy } from '../guide.copy.ts';
import styles from './week.module.css';

type Props = { readonly whole: GuideWeekWhole; readonly progress: GuideProgress };

/** After a week: what she did in plain words, and what she wrote. Nothing where there is neither. */
export function LookBack({ whole: { week, things, milestone }, progress: { done, reflections } }: Props) {
  const did = things.filter(({ n }) => done.some((one) => one.week === week && one.n === n));
  const words = reflections.find((one) => one.week === week)?.text;
  if (did.length === 0 && words === undefined) return null;
  return (
    <section className={styles.back} aria-labelledby="guide-back">
      <h2 id="guide-back">{copy.lookBack.title}</h2>
      <p className={styles.prompt}>{milestone}</p>
      {did.length > 0 && (
        <ul>
          {did.map(({ n, title }) => (
            <li key={n}>
              <Check size={16} aria-hidden="true" /> {title}
            </li>
          ))}
        </ul>
      )}
      {words !== undefined && (
        <>
          <h3>{copy.lookBack.wrote}</h3>
          <p className={styles.hers}>{words}</p>
        </>
      )}
    </section>
  );
}
