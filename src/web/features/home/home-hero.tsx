import { useCallback, useRef } from 'react';
import type { User } from '#contract/account/account.schemas.ts';
import type { CycleViewReply } from '#contract/cycle/cycle.schemas.ts';
import type { LocalDate } from '#domain/calendar/local-date.ts';
import { surfaceOf } from '#domain/stage/stage.ts';
import { CheckInCard } from '#web/features/check-in/public.ts';
import { deferred } from '#web/platform/deferred.tsx';
import { homeWaiting } from './home-waiting.copy.ts';
import { DeferredGoals, DeferredWheel, WheelComing } from './deferred-home.tsx';
import { StageToday } from './today/deferred-stage-today.ts';
import { TodayPanel } from './today/today-panel.tsx';
import styles from './home.module.css';

// Few need the wheel that follows the moon: its code comes for them alone.
const EnergyCard = deferred(async () => (await import('./wheel/energy-card.tsx')).EnergyCard, {
  rare: true,
  fallback: <WheelComing />,
});

type Props = { readonly user: User; readonly today: LocalDate; readonly reply: CycleViewReply };

/** Where the member is: the member's wheel, what today is, and what the member tends. */
export function HomeHero({ user, today, reply }: Props) {
  const place = useRef<HTMLElement>(null);
  const surface = surfaceOf(reply, reply.view.startDate);
  const energy = surface.wheel === 'energy';
  // The button that was pressed goes away with its question: the focus stays where the answer will stand.
  // The same function at each drawing: a late part whose props change asks for its code at once.
  const stay = useCallback(() => place.current?.focus(), []);
  return (
    <section ref={place} tabIndex={-1} className={styles.hero} aria-label={homeWaiting.today}>
      {energy ? (
        <EnergyCard moon={reply.moon} today={today} clocks={{ zone: user.timeZone, clock: user.clock }} />
      ) : (
        <DeferredWheel reply={reply} />
      )}
      <div id="below" data-below="phone" className={styles.side}>
        <CheckInCard user={user} today={today} />
        {energy ? (
          <StageToday wording={surface.wording} teen={user.ageGroup === 'teen'} />
        ) : (
          <TodayPanel view={reply.view} surface={surface} onStarted={stay} />
        )}
        <DeferredGoals />
      </div>
    </section>
  );
}
