import type { CycleWire } from '#contract/cycle/cycle.schemas.ts';
import type { StageSurface } from '#domain/stage/stage.ts';
import { eventOf } from '#web/features/cycle/public.ts';
import { usualFacts } from './cycles.copy.ts';
import styles from './cycles.module.css';

type Props = { readonly cycles: readonly CycleWire[]; readonly surface: StageSurface };

/** The member's usual length, its range and how long the bleeding lasts. Nothing before three cycles count. */
export function Glance({ cycles, surface }: Props) {
  const facts = usualFacts(
    cycles.filter(({ endDate, excluded }) => endDate !== null && excluded === null),
    eventOf(surface),
  );
  if (!facts) return null;
  return (
    <dl className={styles.glance}>
      {facts.map(({ name, figures, unit }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {figures} <small>{unit}</small>
          </dd>
        </div>
      ))}
    </dl>
  );
}
