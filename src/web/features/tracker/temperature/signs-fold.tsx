import { useEffect, useRef, useState } from 'react';
import type { CycleWire } from '#contract/cycle/cycle.schemas.ts';
import type { LocalDate } from '#domain/calendar/local-date.ts';
import { deferred } from '#web/platform/deferred.tsx';
import { Fold } from '#web/ui/layout/fold.tsx';
import { tracker } from '#web/features/tracker/tracker.copy.ts';
import styles from '#web/features/tracker/tracker.module.css';

const DeferredTemperature = deferred(async () => (await import('./temperature-section.tsx')).TemperatureSection);

type Props = {
  readonly cycles: readonly CycleWire[];
  readonly today: LocalDate;
  readonly onLog: (day: LocalDate) => void;
};

/** The chart of temperature and signs behind one line; a link to #signs opens it. Nothing of it is here before that. */
export function SignsFold(props: Props) {
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDetailsElement>(null);
  // The member may have opened it before the script came.
  useEffect(() => setOpen(place.current?.open === true), []);
  return (
    <div className={styles.strip}>
      <Fold
        id="signs"
        ref={place}
        summary={tracker.signs.title}
        note={tracker.signs.note}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        {open && <DeferredTemperature {...props} />}
      </Fold>
    </div>
  );
}
