import { milestoneAt } from '#domain/check-in/milestones.ts';
import { milestoneMoon, milestoneWindow, rewardCopy, useCheckIn } from '#web/features/check-in/public.ts';
import { dailyFlow } from '#web/features/daily-flow/daily-flow.copy.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Kicker } from '#web/ui/layout/page.tsx';
import { Window } from '#web/ui/drawings/windows/window.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import styles from './below.module.css';

const copy = dailyFlow.milestone;

/** The newest milestone the member has reached, to be opened again; before the first one, which is ahead. */
export function MilestoneCard({ onOpen }: { readonly onOpen: (day: number) => void }) {
  const reply = useCheckIn().data;
  const milestone = milestoneAt(reply?.milestones.findLast(({ reachedOn }) => reachedOn !== null)?.day ?? 0);
  if (!milestone) {
    if (!reply?.next) return null;
    return (
      <section className={styles.ahead} aria-labelledby="milestone">
        <Kicker>{copy.label}</Kicker>
        <h2 id="milestone">{copy.next(reply.next.day)}</h2>
        <p>{copy.ahead(reply.next.inDays)}</p>
      </section>
    );
  }
  return (
    <Panel as="section" aria-labelledby="milestone">
      <div className={styles.milestone}>
        <Window of={milestoneWindow(milestone.day)} size="small" {...milestoneMoon(milestone.day)} />
        <div>
          <Kicker>{rewardCopy.kicker(milestone)}</Kicker>
          <h2 id="milestone">{milestone.title}</h2>
          <p>{milestone.description}</p>
          <Button kind="line" size="small" onClick={() => onOpen(milestone.day)}>
            {copy.open(milestone.day)}
          </Button>
        </div>
      </div>
    </Panel>
  );
}
