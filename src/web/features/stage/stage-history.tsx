import { dateWithYear } from '#web/ui/drawings/dates/date-words.ts';
import { chooseCopy as words, optionOf } from './stage-dialog.copy.ts';
import { useLifeStage } from './use-choose-stage.ts';
import styles from './stage.module.css';

/** What she chose before, newest first: a change keeps it. Nothing before she chose a second time. */
export function StageHistory({ teen }: { readonly teen: boolean }) {
  const history = useLifeStage().data?.history ?? [];
  if (history.length < 2) return null;
  return (
    <section className={styles.history} aria-labelledby="stage-history">
      <h3 id="stage-history">{words.history}</h3>
      <ul>
        {history.toReversed().map(({ stage, from }) => (
          <li key={from}>{words.entry(optionOf(stage, teen).label, dateWithYear(from))}</li>
        ))}
      </ul>
    </section>
  );
}
