import { badgeOf } from '#domain/check-in/milestone-badge.ts';
import type { CheckInReply } from '#contract/check-in/check-in.schemas.ts';
import { checkIn as copy } from './check-in.copy.ts';
import styles from './check-in.module.css';

type Props = {
  readonly reply: Pick<CheckInReply, 'milestones' | 'presenceDays' | 'next'>;
  readonly onOpen: (day: number) => void;
};

/**
 * The five milestones as small windows: lit where one is reached, marked where one is within five days (§4.8). A reached
 * one opens again.
 */
export function MilestoneTrack({ reply: { milestones, presenceDays, next }, onOpen }: Props) {
  const days = milestones.map(({ day }) => day);
  const label = copy.milestones.label({
    reached: days.filter((day) => day <= presenceDays),
    next,
    later: days.filter((day) => day > (next?.day ?? Infinity)),
  });
  return (
    <ol className={styles.track} aria-label={label}>
      {days.map((day) => {
        const badge = badgeOf(day, presenceDays);
        return (
          <li key={day} data-badge={badge ?? undefined}>
            {badge === 'reached' ? (
              <button type="button" aria-label={copy.milestones.mark(day, badge)} onClick={() => onOpen(day)}>
                <i />
                {day}
              </button>
            ) : (
              <span>
                <i />
                {day}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
