import { ArrowRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { CycleViewReply } from '#contract/cycle/cycle.schemas.ts';
import { screenAt } from '#contract/screens.ts';
import { surfaceOf } from '#domain/stage/stage.ts';
import { useCycleView } from '#web/features/cycle/public.ts';
import { StageProposal } from '#web/features/stage/public.ts';
import { useMember } from '#web/platform/session.ts';
import { useToday } from '#web/platform/today.ts';
import { LinkButton } from '#web/ui/actions/button.tsx';
import { asksFirstDate } from './first-date.ts';
import { Hello } from './hello.tsx';
import { home } from './home.copy.ts';
import { FirstDate } from './today/first-date-panel.tsx';
import { FirstYears } from './today/first-years.tsx';
import { PhaseToday } from './today/phase-today.tsx';
import { Started } from './today/started.tsx';
import { PhaseButtons } from './wheel/phase-buttons.tsx';
import { WheelCard } from './wheel/wheel-card.tsx';
import styles from './home.module.css';

export { HomeRest } from './home-rest.tsx';

/** Where Start Daily Flow leads (§2.4), once its page stands (decisions 2). */
const FLOW = '/daily-flow';

/** The welcome, in the words of the member's goals and of the member's stage. */
export function HomeWelcome() {
  const reply = useCycleView().data;
  const surface = reply && surfaceOf(reply, reply.view.startDate);
  return (
    <Hello
      user={useMember()}
      today={useToday()}
      cyclesClosed={surface?.wheel === 'energy' ? null : (reply?.cyclesClosed ?? 0)}
    />
  );
}

/** Start Daily Flow (§2.4): the one primary action of the page. */
export function HomeFlow() {
  if (!screenAt(FLOW)) return null;
  return (
    <p className={styles.flow}>
      <LinkButton href={FLOW}>
        {home.flow} <ArrowRight size={18} />
      </LinkButton>
    </p>
  );
}

/** The member's wheel, and when the next period is likely. */
export function HomeWheel({ reply }: { readonly reply: CycleViewReply }) {
  return (
    <WheelCard
      reply={reply}
      surface={surfaceOf(reply, reply.view.startDate)}
      {...(asksFirstDate(reply) && { asks: true })}
    />
  );
}

/** A day inside the usual length: its phase, or in the first years what may be said instead. */
export function HomeUsualDay({
  firstYears,
  ...day
}: ComponentProps<typeof FirstYears> & ComponentProps<typeof PhaseToday> & { readonly firstYears: boolean }) {
  return firstYears ? <FirstYears {...day} /> : <PhaseToday {...day} />;
}

/** From the window on: when a period may start, and whether it did. */
export function HomeStarted(props: ComponentProps<typeof Started>) {
  return <Started {...props} />;
}

/** Before the first date: the question for it. */
export function HomeFirstDate(props: ComponentProps<typeof FirstDate>) {
  return <FirstDate {...props} />;
}

/** The four phases to read about, where the member's stage names them. */
export function HomePhases() {
  const reply = useCycleView().data;
  if (!reply || reply.view.state === 'resting' || !surfaceOf(reply, reply.view.startDate).phases) return null;
  return (
    <div className={styles.phases}>
      <PhaseButtons view={reply.view} />
    </div>
  );
}

/** The question whether the stage that the member's goals lead to is right. */
export function HomeProposal() {
  const reply = useCycleView().data;
  return reply?.proposal ? <StageProposal now={reply} /> : null;
}
