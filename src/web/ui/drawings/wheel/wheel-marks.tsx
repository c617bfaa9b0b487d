import { coordinate } from '#web/ui/drawings/marks/coordinate.ts';
import { phaseGlyphPath } from '#web/ui/drawings/marks/phase-glyph.tsx';
import { PHASE_WORDS } from '#web/ui/drawings/marks/phase.copy.ts';
import {
  BEAD_RADIUS,
  CENTRE,
  dayMiddle,
  dayStart,
  flamePath,
  point,
  tideOuter,
  TIDE_INNER,
  wordPlace,
} from './geometry.ts';
import type { RingPlan } from './ring-plan.ts';
import type { CoreWords } from './wheel.copy.ts';
import styles from './wheel.module.css';

const LETTER = 8.4;

type MarksProps = { readonly plan: RingPlan; readonly id: string };

/** The four words on their arcs. A phase too short for its word keeps its colour and place only. */
export function PhaseWords({ plan, id }: MarksProps) {
  return plan.words.map((span) => {
    const { word } = PHASE_WORDS[span.phase];
    const place = wordPlace(span, {
      length: plan.length,
      width: word.length * LETTER,
      hand: plan.hand === null ? null : dayMiddle(plan.hand, plan.length),
    });
    if (!place) return null;
    return (
      <g key={span.phase} data-phase={span.phase}>
        <path id={`${id}w${span.phase}`} fill="none" d={place.path} />
        <text className={styles.word}>
          <textPath href={`#${id}w${span.phase}`} startOffset="50%" textAnchor="middle">
            {word}
          </textPath>
        </text>
      </g>
    );
  });
}

/** A glyph in the middle of each phase that is long enough, unless today's bead sits there. */
export function PhaseGlyphs({ plan }: { readonly plan: RingPlan }) {
  return plan.words.map((span) => {
    const middle = (dayStart(span.from, plan.length) + dayStart(span.to + 1, plan.length)) / 2;
    const crowded = plan.hand !== null && Math.abs(dayMiddle(plan.hand, plan.length) - middle) < 11;
    if (crowded || ((span.to - span.from + 1) * 360) / plan.length < 12) return null;
    const at = point((TIDE_INNER + tideOuter(middle, plan.length)) / 2, middle);
    const day = (span.from + span.to) / 2;
    const solid = plan.stretches.some(
      ({ known, phase, from, to }) =>
        known === 'lived' && phase === span.phase && from <= day + 0.5 && to + 1 > day + 0.5,
    );
    return (
      <path
        key={span.phase}
        className={styles.glyph}
        data-phase={span.phase}
        data-solid={solid || undefined}
        transform={`translate(${coordinate(at.x - 7)} ${coordinate(at.y - 7)})scale(.583)`}
        d={phaseGlyphPath(span.phase)}
      />
    );
  });
}

/** The days on which the next period may start: the likelier, the longer and fuller its flame. */
export function Flames({ plan }: { readonly plan: RingPlan }) {
  return (
    <g className={styles.flames}>
      {plan.flames.map(({ day, chance }) => (
        <path
          key={day}
          d={flamePath(chance)}
          fillOpacity={Math.round((0.06 + (chance * 100) / 60) * 100) / 100}
          transform={`rotate(${coordinate(dayMiddle(day, plan.length) + 90)} 220 220)`}
        />
      ))}
    </g>
  );
}

/** Today: an ink hand across the ring and a bead with the day's number. */
export function TodayHand({
  day,
  length,
  reach,
}: {
  readonly day: number;
  readonly length: number;
  readonly reach: number;
}) {
  const turn = dayMiddle(day, length);
  const [from, to, bead] = [point(112, turn), point(reach, turn), point(BEAD_RADIUS, turn)];
  return (
    <g className={styles.today}>
      <path d={`M${coordinate(from.x)} ${coordinate(from.y)}L${coordinate(to.x)} ${coordinate(to.y)}`} />
      <circle cx={coordinate(bead.x)} cy={coordinate(bead.y)} r={day > 99 ? 18 : 15} />
      <text x={coordinate(bead.x)} y={coordinate(bead.y)} dy=".34em">
        {day}
      </text>
    </g>
  );
}

/** The place where day 1 will be, while nothing is known. */
export function DayOnePlace() {
  return (
    <g className={styles.dayOne}>
      <circle cx={CENTRE} cy="87" r="17" />
      <path transform="translate(211.6 78.6)scale(.7)" d={phaseGlyphPath('rest')} />
    </g>
  );
}

/** Day, number, phase and what is left; or the one thing to say instead. */
export function Core({ words }: { readonly words: CoreWords }) {
  const { number, say, phase, note } = words;
  const lead = say.length > 1 ? 212 : 220;
  return (
    <g className={styles.core}>
      {number !== null && (
        <text className={styles.small} x="220" y="176">
          day
        </text>
      )}
      {number !== null && (
        <text className={styles.number} x="220" y="248">
          {number}
        </text>
      )}
      {say.map((line, index) => (
        <text key={line} className={styles.say} x="220" y={lead + index * 33}>
          {line}
        </text>
      ))}
      {phase && (
        <text className={styles.phase} data-phase={phase.of ?? undefined} x="220" y="275">
          {phase.words}
        </text>
      )}
      {note && (
        <text className={styles.note} x="220" y={number === null ? lead + say.length * 33 - 5 : phase ? 297 : 277}>
          {note}
        </text>
      )}
    </g>
  );
}
