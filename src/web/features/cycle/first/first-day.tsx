import { useState } from 'react';
import { href } from '#contract/screens.ts';
import type { LocalDate } from '#domain/calendar/local-date.ts';
import { useToday } from '#web/platform/today.ts';
import type { ButtonKind } from '#web/ui/actions/button.tsx';
import { TextButton, TextLink } from '#web/ui/actions/text-link.tsx';
import { DeferredPeriodStart } from '../start/deferred-period-start.ts';
import { DayRow } from './day-row.tsx';
import { firstDay as words } from './first-day.copy.ts';
import styles from './first-day.module.css';

type Props = {
  readonly firstYears: boolean;
  readonly kind?: ButtonKind;
  /** Opens the import here; without it a link leads to where it stands. */
  readonly onImport?: () => void;
  readonly onStarted: () => void;
  /** Where the member says that the member does not bleed. */
  readonly stageHref: string;
};

/**
 * Nothing is known yet (design 15): one date wakes the wheel, or the member's history does, or the member has no
 * periods. Without its heading, which its place words.
 */
export function FirstDay({ firstYears, kind, onImport, onStarted, stageHref }: Props) {
  const today = useToday();
  const [day, setDay] = useState<LocalDate>(today);
  return (
    <div className={styles.ask}>
      {firstYears && <p>{words.teenText}</p>}
      <DayRow today={today} value={day} onChange={setDay} />
      <DeferredPeriodStart
        date={day}
        full
        onStarted={onStarted}
        otherDay={words.earlier}
        aside={<TextLink href={stageHref}>{firstYears ? words.notYet : words.noPeriods}</TextLink>}
        {...(kind && { kind })}
      />
      {onImport ? (
        <TextButton aria-haspopup="dialog" onClick={onImport}>
          {words.bring}
        </TextButton>
      ) : (
        <TextLink href={href('tracker')}>{words.bring}</TextLink>
      )}
    </div>
  );
}
