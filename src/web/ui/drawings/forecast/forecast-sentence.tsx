import type { CycleView } from '#domain/cycle/cycle-view.ts';
import { forecastWords } from './forecast.copy.ts';
import styles from './forecast.module.css';

type ForecastSentenceProps = {
  readonly view: CycleView;
  /** Leaves out what the sentence rests on. */ readonly short?: boolean;
  /** What bleeding is called in the member's stage. */ readonly event?: 'period' | 'bleed';
};

/** When the next period is likely, in plain words; the small print says what that rests on. */
export function ForecastSentence({ view, short = false, event = 'period' }: ForecastSentenceProps) {
  const { sentence, note } = forecastWords(view, event);
  return (
    <div className={styles.words}>
      <p className={styles.sentence}>{sentence.map(({ text, key }) => (key ? <b key={text}>{text}</b> : text))}</p>
      {note && !short && <p className={styles.note}>{note}</p>}
    </div>
  );
}
