import { useCallback, useRef } from 'react';
import type { User } from '#contract/account/account.schemas.ts';
import type { CycleViewReply } from '#contract/cycle/cycle.schemas.ts';
import type { LocalDate } from '#domain/calendar/local-date.ts';
import { surfaceOf } from '#domain/stage/stage.ts';
import { CheckInCard } from '#web/features/check-in/public.ts';
import { deferred } from '#web/platform/deferred.tsx';
import { asksFirstDate } from './first-date.ts';
import { homeWaiting } from './home-waiting.copy.ts';
import {
  DeferredFlow,
  DeferredPhases,
  DeferredProposal,
  DeferredWelcome,
  DeferredWheel,
  WheelComing,
} from './deferred-home.tsx';
import { StageToday } from './today/deferred-stage-today.ts';
import { TodayPanel } from './today/today-panel.tsx';
import styles from './home.module.css';

// Few need the wheel that follows the moon: its code comes for them alone.
const EnergyCard = deferred(async () => (await import('./wheel/energy-card.tsx')).EnergyCard, {
  rare: true,
  fallback: <WheelComing />,
});

type Props = { readonly user: User; readonly today: LocalDate; readonly reply: CycleViewReply };

/**
 * The first view: a greeting, the member's wheel and one thing to do. Before the first date that is the date, and the
 * check-in waits further down.
 */
export function HomeHero({ user, today, reply }: Props) {
  const place = useRef<HTMLElement>(null);
  const surface = surfaceOf(reply, reply.view.startDate);
  const energy = surface.wheel === 'energy';
  const first = asksFirstDate(reply);
  // The button that was pressed goes away with its question: the focus stays where the answer will stand.
  // The same function at each drawing: a late part whose props change asks for its code at once.
  const stay = useCallback(() => place.current?.focus(), []);
  return (
    <section
      ref={place}
      tabIndex={-1}
      className={styles.hero}
      data-first={first || undefined}
      aria-label={homeWaiting.today}
    >
      <DeferredWelcome />
      <div className={styles.wheel}>
        {energy ? <EnergyCard moon={reply.moon} today={today} /> : <DeferredWheel reply={reply} />}
      </div>
      {!first && <DeferredFlow />}
      <div id="below" data-below="phone" className={styles.side}>
        {!first && <CheckInCard user={user} today={today} />}
        {energy ? (
          <StageToday wording={surface.wording} teen={user.ageGroup === 'teen'} />
        ) : (
          <TodayPanel view={reply.view} surface={surface} onStarted={stay} />
        )}
        <DeferredProposal />
      </div>
      <DeferredPhases />
    </section>
  );
}
