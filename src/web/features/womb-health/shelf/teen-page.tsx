import type { FigureKind } from '#domain/womb-health/figures/figure.ts';
import { PieceRow, useReading, useWisdom } from '#web/features/wisdom/public.ts';
import { bellAndCushion } from '#web/ui/drawings/windows/things/bell-and-cushion.ts';
import { Pictured } from '#web/ui/drawings/windows/stand-alone.tsx';
import { Evidence } from '#web/ui/evidence/cite.tsx';
import { Sources } from '#web/ui/evidence/sources.tsx';
import { PageHead } from '#web/ui/layout/page.tsx';
import { OfflineNote } from '#web/ui/status/states.tsx';
import { HerLog } from '../log/her-log.tsx';
import { useRangeSources } from '../log/use-range-sources.ts';
import { shelf } from './guides-shelf.copy.ts';
import { SheetDoor } from './sheet-door.tsx';
import styles from './shelf.module.css';

const FIGURES: readonly FigureKind[] = ['pain_days', 'pain_highest', 'period_length', 'cycle_lengths', 'missed_days'];
const MOST_PIECES = 6;

/** The same page for a teen: the guides are written for adults, so it leads to what is written for her. */
export function TeenPage() {
  const { data } = useWisdom();
  const ranges = useRangeSources(FIGURES);
  const { places, saved } = useReading();
  const pieces = [...(data?.pieces ?? [])]
    .filter(({ categories, audience }) => audience === 'teen' || categories.includes('conditions'))
    .toSorted((one, other) => Number(other.audience === 'teen') - Number(one.audience === 'teen'))
    .slice(0, MOST_PIECES);
  return (
    <Evidence sources={ranges}>
      <Pictured of={bellAndCushion}>
        <PageHead title={shelf.title} lead={shelf.teen.lead} />
      </Pictured>
      <OfflineNote />
      {pieces.length > 0 && (
        <section className={styles.part} aria-labelledby="read">
          <h2 id="read" className={styles.heading}>
            {shelf.teen.read}
          </h2>
          <ul className={styles.rows}>
            {pieces.map((piece) => (
              <PieceRow
                key={piece.id}
                piece={piece}
                share={places.find(({ id }) => id === piece.id)?.share ?? 0}
                isSaved={saved.includes(piece.id)}
              />
            ))}
          </ul>
        </section>
      )}
      <div className={styles.part}>
        <HerLog kinds={FIGURES} />
      </div>
      <SheetDoor text={shelf.teen.sheet} />
      <Sources />
    </Evidence>
  );
}
