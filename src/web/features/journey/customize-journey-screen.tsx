import { Lock } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';
import { screens } from '#contract/screens.ts';
import { goalBehind } from '#domain/journey/sections.ts';
import { MenopauseDoor, StepHead, Wizard, WizardBar } from '#web/features/signup/public.ts';
import { useUser } from '#web/platform/session.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { seed } from '#web/ui/drawings/windows/phases/seed.ts';
import { stoneCircle } from '#web/ui/drawings/windows/places/stone-circle.ts';
import { warmBottle } from '#web/ui/drawings/windows/things/warm-bottle.ts';
import { journey } from './journey.copy.ts';
import { GoalChips } from './parts/goal-chips.tsx';
import styles from './parts/section.module.css';
import { Windows } from './parts/windows.tsx';
import { CycleSection } from './sections/cycle-section.tsx';
import { HealthSection } from './sections/health-section.tsx';
import { SpiritualSection } from './sections/spiritual-section.tsx';
import { useJourney, type Journey } from './use-journey.ts';

const WINDOWS = { cycle: seed, health: warmBottle, spiritual: stoneCircle } as const;
const SECTIONS = { cycle: CycleSection, health: HealthSection, spiritual: SpiritualSection } as const;

/** /customize-journey (§2.7, §4.6, §5, §8), for members and visitors. */
export function CustomizeJourneyScreen() {
  const held = useJourney();
  const { section, sections, current, goals } = held;
  const user = useUser();
  const Section = SECTIONS[section];
  const position = journey.sectionOf(current + 1, sections.length);
  const send = (event: FormEvent) => {
    event.preventDefault();
    held.next();
  };
  return (
    <Wizard
      home={user ? screens.home.path : screens.auth.path}
      steps={sections.map((name) => journey.names[name])}
      current={current + 1}
      position={position}
      quote={journey.quote}
      art={<Windows lit={current + 1} />}
    >
      <form method="dialog" noValidate onSubmit={send}>
        <StepHead heading={journey.headings[section]} lead={leadOf(held)} of={WINDOWS[section]} />
        <div className={styles.body}>
          <div>
            <GoalChips goals={goals} />
            <MenopauseDoor goals={goals} />
          </div>
          <Section journey={held} />
        </div>
        <Bar journey={held} visitor={!user} />
      </form>
    </Wizard>
  );
}

function leadOf({ section, goals }: Journey): ReactNode {
  if (section === 'cycle') return journey.cycleLead;
  return (
    <>
      {journey.askedBecause} <em className={styles.because}>{goalBehind(section, goals)}</em>.{' '}
      {section === 'health' && journey.healthLead}
    </>
  );
}

function Bar({ journey: { current, last, busy, back }, visitor }: { journey: Journey; visitor: boolean }) {
  return (
    <WizardBar note={<Kept visitor={visitor} />}>
      {current > 0 && (
        <Button kind="line" disabled={busy} onClick={back}>
          {journey.back}
        </Button>
      )}
      <Button type="submit" busy={busy} busyLabel={journey.submitting}>
        {last ? journey.submit : journey.next}
      </Button>
    </WizardBar>
  );
}

/** Where the answers stay. */
function Kept({ visitor }: { visitor: boolean }) {
  return (
    <span className={styles.kept}>
      <Lock size={15} />
      {visitor ? journey.keptHere : journey.keptSafe}
    </span>
  );
}
