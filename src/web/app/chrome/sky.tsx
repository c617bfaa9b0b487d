import { useQuery } from '@tanstack/react-query';
import { read } from '#web/platform/queries.ts';
import { useToday } from '#web/platform/today.ts';
import { longDate } from '#web/ui/drawings/dates/date-words.ts';
import { SkyLine } from '#web/ui/drawings/moon/sky-line.tsx';
import styles from './bar.module.css';

/** Today in the header of wide screens: the date, and tonight's moon once it is known. */
export function Sky() {
  const today = useToday();
  const moon = useQuery(read('getCycleView')).data?.moon.find(({ date }) => date === today);
  return (
    <div className={styles.sky}>{moon ? <SkyLine moon={moon} /> : <time dateTime={today}>{longDate(today)}</time>}</div>
  );
}
