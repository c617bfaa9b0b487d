import { useState } from 'react';
import type { CheckInReply } from '#contract/check-in/check-in.schemas.ts';
import type { LocalDate } from '#domain/calendar/local-date.ts';
import { badgeOf } from '#domain/check-in/milestone-badge.ts';
import { MILESTONES, type Milestone } from '#domain/check-in/milestones.ts';
import { DeferredRewardDialog } from '#web/features/check-in/public.ts';
import { Section } from '#web/ui/layout/page.tsx';
import { awardDayWords } from './day-words.ts';
import { rewards } from './rewards.copy.ts';
import styles from './rewards.module.css';

const { days: copy } = rewards;
type Props = { readonly checkIn: CheckInReply; readonly today: LocalDate };

/**
 * Five arches on one ground line: a reached one is lit and opens what it gave, one within five days is dashed, a later
 * one dotted.
 */
export function MilestoneArches({ checkIn: { presenceDays, milestones }, today }: Props) {
  const [open, setOpen] = useState<number | null>(null);
  const reachedOn = (day: number) => milestones.find((one) => one.day === day)?.reachedOn ?? null;
  return (
    <Section
      id="days-with-us"
      title={copy.title}
      aside={<span className={styles.aside}>{copy.aside(presenceDays)}</span>}
    >
      <ol className={styles.arches}>
        {MILESTONES.map((milestone) => {
          const on = reachedOn(milestone.day);
          return (
            <Arch
              key={milestone.day}
              milestone={milestone}
              presenceDays={presenceDays}
              keptOn={on && awardDayWords(on, today)}
              onOpen={() => setOpen(milestone.day)}
            />
          );
        })}
      </ol>
      {open !== null && <DeferredRewardDialog day={open} onClose={() => setOpen(null)} />}
    </Section>
  );
}

type ArchProps = {
  readonly milestone: Milestone;
  readonly presenceDays: number;
  readonly keptOn: string | null;
  readonly onOpen: () => void;
};

function Arch({ milestone: { day, title, type }, presenceDays, keptOn, onOpen }: ArchProps) {
  const badge = badgeOf(day, presenceDays);
  const words = badge === 'reached' ? keptOn && copy.keptOn(keptOn) : badge === 'near' && copy.more(day - presenceDays);
  return (
    <li data-badge={badge ?? undefined} data-day={day}>
      {badge === 'reached' ? (
        <button
          type="button"
          className={styles.arch}
          aria-haspopup="dialog"
          aria-label={copy.open(title, day)}
          onClick={onOpen}
        >
          <span>{day}</span>
        </button>
      ) : (
        <span className={styles.arch}>
          <span>{day}</span>
        </span>
      )}
      <p className={styles.gives}>
        <b>{title}</b> <small>{copy.type(type)}</small> {words && <em>{words}</em>}
      </p>
    </li>
  );
}
