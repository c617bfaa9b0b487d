import type { CycleView, Phase, PhaseSpan } from '#domain/cycle/cycle-view.ts';
import { PHASE_INFO } from '#domain/cycle/phase-info.ts';
import { DeferredReadMore } from '#web/features/wisdom/public.ts';
import { Button } from '#web/ui/actions/button.tsx';
import type { Drawing } from '#web/ui/drawings/windows/drawing.ts';
import { closingBud } from '#web/ui/drawings/windows/phases/closing-bud.ts';
import { flower } from '#web/ui/drawings/windows/phases/flower.ts';
import { seed } from '#web/ui/drawings/windows/phases/seed.ts';
import { sprout } from '#web/ui/drawings/windows/phases/sprout.ts';
import { Window } from '#web/ui/drawings/windows/window.tsx';
import { Cite, Evidence } from '#web/ui/evidence/cite.tsx';
import { Sources } from '#web/ui/evidence/sources.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { PhaseBadge } from '#web/ui/status/badge.tsx';
import { phaseCopy } from '../cycle.copy.ts';
import { SignsReason } from '../signs/signs-reason.tsx';
import { aboutCopy } from './phase-dialog.copy.ts';
import { PhaseFacts } from './phase-facts.tsx';
import styles from './phase-dialog.module.css';

type Props = {
  readonly phase: Phase;
  readonly spans: readonly PhaseSpan[];
  /** Where the member is: the signs of this cycle may say otherwise than the calendar. */
  readonly view?: CycleView;
  readonly onClose: () => void;
};

const WINDOWS: Readonly<Record<Phase, Drawing>> = { rest: seed, create: sprout, shine: flower, reflect: closingBud };

/**
 * What a phase is usually like (§2.3, §3 Cycle phase info), for the member's own cycle's days; open as long as it is
 * drawn.
 */
export function PhaseDialog({ phase, spans, view, onClose }: Props) {
  const info = PHASE_INFO[phase];
  const sources = sourcesOf(info.source);
  return (
    <Sheet
      open
      onClose={onClose}
      kicker={info.range(spans)}
      title={phaseCopy.about(phase)}
      actions={<Button onClick={onClose}>{aboutCopy.close}</Button>}
    >
      <Evidence sources={sources}>
        <div className={styles.about} data-phase={phase}>
          <div className={styles.head}>
            <Window of={WINDOWS[phase]} size="small" />
            <div>
              <PhaseBadge phase={phase} />
              <p className={styles.lead}>{info.description}</p>
            </div>
          </div>
          {view && (phase === 'shine' || phase === view.phase) && <SignsReason view={view} about="phase" />}
          <PhaseFacts phase={phase} />
          <p>
            {info.detailedDescription}
            <Cite of={sources} />
          </p>
          <div>
            <h3>{aboutCopy.signs}</h3>
            <ul className={styles.signs}>
              {info.keyCharacteristics.map((sign) => (
                <li key={sign}>{sign}</li>
              ))}
            </ul>
          </div>
          <p className={styles.guide}>{aboutCopy.guide}</p>
          <DeferredReadMore of={`phase:${phase}`} />
          <Sources />
        </div>
      </Evidence>
    </Sheet>
  );
}

/** "(FIGO 2018; Akin 2001)" as two sources. */
function sourcesOf(written: string): readonly string[] {
  return written.replace(/^\(|\)$/g, '').split('; ');
}
