import { CalendarDays, Feather, Flame, Telescope, type LucideIcon } from 'lucide-react';
import type { LocalDate } from '#domain/calendar/local-date.ts';
import type { Keepsake, KeepsakeName } from '#domain/keepsake/keepsakes.ts';
import { Section } from '#web/ui/layout/page.tsx';
import { awardDayWords } from './day-words.ts';
import { rewards } from './rewards.copy.ts';
import styles from './rewards.module.css';

const { keepsakes: copy } = rewards;
const ICONS: Readonly<Record<KeepsakeName, LucideIcon>> = {
  first_fire: Flame,
  ten_pages: Feather,
  seven_cycles: CalendarDays,
  by_moonlight: Telescope,
};

/** What the member has, with its day. What the member has not is not shown: nothing here is to be collected. */
export function KeepsakeList({
  keepsakes,
  today,
}: {
  readonly keepsakes: readonly Keepsake[];
  readonly today: LocalDate;
}) {
  return (
    <Section id="keepsakes" title={copy.title} aside={<span className={styles.aside}>{copy.aside}</span>}>
      {keepsakes.length === 0 ? (
        <p className={styles.none}>{copy.none}</p>
      ) : (
        <ul className={styles.keepsakes}>
          {keepsakes.map(({ name, on }) => {
            const Icon = ICONS[name];
            const { name: title, when } = copy.of(name);
            return (
              <li key={name}>
                <Icon size={30} strokeWidth={1.25} aria-hidden="true" />
                <p>
                  <b>{title}</b> <small>{when(awardDayWords(on, today))}</small>
                </p>
              </li>
            );
          })}
        </ul>
      )}
    </Section>
  );
}
