import type { AppointmentReply } from '#contract/womb-health/womb-health.schemas.ts';
import { APPOINTMENT } from '#domain/womb-health/appointment.ts';
import type { FigureKind } from '#domain/womb-health/figures/figure.ts';
import { Chip, Chips } from '#web/ui/choices/chip.tsx';
import { TextArea } from '#web/ui/fields/field.tsx';
import { Fold } from '#web/ui/layout/fold.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { FIGURE_TITLES } from '../log/figures.copy.ts';
import { useWombFigures } from '../womb-health.queries.ts';
import { appointment as copy } from './appointment.copy.ts';
import { useConcern } from './use-concern.ts';
import styles from './appointment.module.css';

type Concern = AppointmentReply['concerns'][number];
type Props = { readonly place: number; readonly concern: Concern };

/** One concern in her own words, saved as she stops typing, and the figures that stand beside it. */
export function ConcernField({ place, concern }: Props) {
  const { text, type, leave, choose, isSaved, error } = useConcern(place, concern);
  return (
    <div className={styles.concern}>
      <TextArea
        label={copy.concern(place)}
        hint={place === 0 ? copy.hint : undefined}
        name={`concern-${place + 1}`}
        rows={3}
        maxLength={APPOINTMENT.concern}
        value={text}
        onChange={type}
        onBlur={leave}
      />
      <p className={styles.saved} role="status">
        {isSaved ? copy.saved : ''}
      </p>
      {error && <Notice tone="danger">{copy.notSaved}</Notice>}
      <Figures chosen={concern.figures} place={place} onChoose={choose} />
    </div>
  );
}

type FiguresProps = {
  readonly chosen: readonly FigureKind[];
  readonly place: number;
  readonly onChoose: (figures: FigureKind[]) => void;
};

function Figures({ chosen, place, onChoose }: FiguresProps) {
  const { data } = useWombFigures();
  const offered = (data?.figures ?? []).filter(({ found, kind }) => found !== null || chosen.includes(kind));
  const isFull = chosen.length >= APPOINTMENT.figures;
  const toggle = (kind: FigureKind) => {
    if (chosen.includes(kind)) onChoose(chosen.filter((one) => one !== kind));
    else if (!isFull) onChoose([...chosen, kind]);
  };
  return (
    <Fold bare summary={copy.figures} note={copy.figuresNote(chosen.length, APPOINTMENT.figures)}>
      {offered.length === 0 ? (
        <p className={styles.quiet}>{copy.noFigures}</p>
      ) : (
        <>
          {isFull && <p className={styles.quiet}>{copy.figuresFull}</p>}
          <Chips label={copy.figuresOf(place + 1)}>
            {offered.map(({ kind }) => (
              <Chip key={kind} pressed={chosen.includes(kind)} onPress={() => toggle(kind)}>
                {FIGURE_TITLES[kind]}
              </Chip>
            ))}
          </Chips>
        </>
      )}
    </Fold>
  );
}
