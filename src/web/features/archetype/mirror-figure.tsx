import type { ArchetypePage, ArchetypeReply } from '#contract/archetype/archetype.schemas.ts';
import { ARCHETYPES } from '#domain/archetype/archetype.ts';
import { Fold } from '#web/ui/layout/fold.tsx';
import { archetype } from './archetype.copy.ts';
import styles from './archetype.module.css';

type Props = {
  readonly shares: ArchetypeReply['mirrors'][number]['shares'];
  readonly pages: readonly ArchetypePage[];
  readonly sentence: string;
};

const STEP = 76;
const WIDE = 56;
const HIGH = 132;
const FOOT = 160;

/**
 * Five arches on one ground line in their fixed order, each filled to its share of the answers: a sentence first, then
 * the drawing, then the table.
 */
export function MirrorFigure({ shares, pages, sentence }: Props) {
  const total = shares.reduce((sum, { count }) => sum + count, 0);
  const most = Math.max(1, ...shares.map(({ count }) => count));
  const countOf = (id: string) => shares.find((share) => share.archetype === id)?.count ?? 0;
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.sentence}>{sentence}</figcaption>
      <svg
        viewBox={`0 0 ${STEP * ARCHETYPES.length} 184`}
        role="img"
        aria-label={`${archetype.mirror.figure}. ${sentence}`}
      >
        <path className={styles.ground} d={`M0 ${FOOT}H${STEP * ARCHETYPES.length}`} />
        {ARCHETYPES.map((id, place) => (
          <Arch
            key={id}
            id={id}
            left={place * STEP + (STEP - WIDE) / 2}
            count={countOf(id)}
            lit={countOf(id) / most}
            word={pages.find((page) => page.id === id)?.kin ?? ''}
          />
        ))}
      </svg>
      <Fold summary={archetype.mirror.table}>
        <table className={styles.numbers}>
          <thead>
            <tr>
              {archetype.mirror.head.map((word) => (
                <th key={word} scope="col">
                  {word}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shares.map(({ archetype: id, count }) => {
              const page = pages.find((one) => one.id === id);
              return (
                <tr key={id}>
                  <th scope="row">{page?.name}</th>
                  <td>{page?.kin}</td>
                  <td>
                    {count} of {total}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </Fold>
    </figure>
  );
}

type ArchProps = {
  readonly id: string;
  readonly left: number;
  readonly count: number;
  readonly lit: number;
  readonly word: string;
};

/** One arch: its fire stands as high as its share of the largest. */
function Arch({ id, left, count, lit, word }: ArchProps) {
  const shape = `M${left} ${FOOT}V${FOOT - HIGH + WIDE / 2}a${WIDE / 2} ${WIDE / 2} 0 0 1 ${WIDE} 0V${FOOT}Z`;
  const height = HIGH * lit;
  return (
    <g>
      <clipPath id={`arch-${id}`}>
        <path d={shape} />
      </clipPath>
      <rect
        className={styles.fire}
        x={left}
        y={FOOT - height}
        width={WIDE}
        height={height}
        clipPath={`url(#arch-${id})`}
      />
      <path className={styles.arch} d={shape} data-none={count === 0 || undefined} />
      <text className={styles.number} x={left + WIDE / 2} y={FOOT - HIGH - 8}>
        {count}
      </text>
      <text className={styles.word} x={left + WIDE / 2} y={FOOT + 19}>
        {word}
      </text>
    </g>
  );
}
