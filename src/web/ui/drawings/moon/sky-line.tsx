import type { MoonDay } from '#domain/cycle/cycle-view.ts';
import { longDate } from '#web/ui/drawings/dates/date-words.ts';
import { Disc } from './disc.tsx';
import { lightOf, type Hemisphere } from './lit-path.ts';
import { moonWords } from './moon.copy.ts';
import styles from './moon.module.css';

type SkyLineProps = { readonly moon: MoonDay; readonly hemisphere?: Hemisphere };

/** Today in the sky, for the header: the date, tonight's disc and its words. */
export function SkyLine({ moon, hemisphere }: SkyLineProps) {
  return (
    <p className={styles.sky}>
      <time dateTime={moon.date}>{longDate(moon.date)}</time>
      <Disc light={lightOf(moon)} hemisphere={hemisphere} />
      <span>{moonWords({ phase: moon.phase, ...lightOf(moon) })}</span>
    </p>
  );
}
