import { useEffect, useRef, useState } from 'react';
import type { CycleWire } from '#contract/cycle/cycle.schemas.ts';
import type { LocalDate } from '#domain/calendar/local-date.ts';
import { keptConditions, keptFor } from '#domain/journey/kept-conditions.ts';
import { viewerOf, type StageSurface } from '#domain/stage/stage.ts';
import { deferred } from '#web/platform/deferred.tsx';
import { useMember } from '#web/platform/session.ts';
import { Fold } from '#web/ui/layout/fold.tsx';
import { tracker } from '#web/features/tracker/tracker.copy.ts';
import styles from '#web/features/tracker/tracker.module.css';

const KeptSection = deferred(async () => (await import('./kept-section.tsx')).KeptSection, { rare: true });

type Props = {
  /** Newest first. */
  readonly cycles: readonly CycleWire[];
  readonly today: LocalDate;
  readonly surface: StageSurface;
};

/** What the log says of the conditions the member keeps, behind one line; nothing of it is here before it is opened. */
export function KeptFold({ surface, ...props }: Props) {
  const { journeyCustomization: told, ageGroup } = useMember();
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDetailsElement>(null);
  // The member may have opened it before the script came.
  useEffect(() => setOpen(place.current?.open === true), []);
  const conditions = keptConditions(told?.wombConditions ?? []);
  const isAdult = ageGroup === 'adult';
  const isLater = surface.wording === 'perimenopause' || surface.wording === 'menopause';
  const parts = {
    chart: viewerOf(surface, { adult: isAdult }).periods === true && keptFor('blood_loss', conditions).length > 0,
    pain: keptFor('pain', conditions).length > 0,
    missed: keptFor('missed', conditions).length > 0,
    heat: isAdult && (isLater || keptFor('heat', conditions).length > 0),
  };
  if (!Object.values(parts).includes(true)) return null;
  return (
    <div className={styles.strip}>
      <Fold
        id="kept"
        ref={place}
        summary={tracker.kept.title}
        note={tracker.kept.note}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        {open && <KeptSection {...props} parts={parts} />}
      </Fold>
    </div>
  );
}
