import type { InsightReply } from '#contract/insight/insight.schemas.ts';
import type { StageSurface } from '#domain/stage/stage.ts';
import { Fold } from '#web/ui/layout/fold.tsx';
import type { ChartTable } from '../charts/data-table.tsx';
import { insight, patternWords, subjectName, whenWord } from '../insight.copy.ts';
import styles from './together.module.css';

type Shown = InsightReply['patterns']['shown'][number];
type Props = {
  readonly reply: InsightReply;
  readonly surface: StageSurface;
  readonly say: (text: string) => string;
};
const words = insight.patterns;
const FIRST = 3;
/** Lengths of the two half circles below. */
const WIDE = Math.PI * 84;
const THIN = Math.PI * 66;

/** What went together as paired arcs, its count over what chance would give; never a cause. */
export function TogetherSection({ reply, surface, say }: Props) {
  const { shown, asked } = reply.patterns;
  const told = (one: Shown) => patternWords(one, { names: reply.names, unit: unitOf(surface), say });
  const [first] = shown;
  const others = shown.slice(FIRST);
  return (
    <section aria-labelledby="patterns" className={styles.section}>
      <div className={styles.pair}>
        <div>
          <h2 id="patterns">{words.title}</h2>
          <p className={styles.sentence}>{first ? `${told(first)} ${words.thin}` : words.none(asked)}</p>
        </div>
        <Arcs list={shown.slice(0, FIRST)} {...{ reply, told, say }} />
      </div>
      {others.length > 0 && (
        <Fold summary={words.more(others.length)}>
          <div className={styles.more}>
            <Arcs list={others} {...{ reply, told, say }} />
          </div>
        </Fold>
      )}
    </section>
  );
}

/** All that went together, in numbers. */
export function togetherTable({ reply, say }: Omit<Props, 'surface'>): ChartTable {
  const rows = reply.patterns.shown.map((one) => [
    subjectName(one, reply.names),
    say(whenWord(one.when)),
    words.count(one.together, one.of),
    words.about(one.byChance),
  ]);
  return { caption: words.title, head: words.head, rows };
}

function unitOf({ wheel }: StageSurface): 'cycle' | 'month' {
  return wheel === 'energy' ? 'month' : 'cycle';
}

function Arcs({
  list,
  reply,
  told,
  say,
}: {
  readonly list: readonly Shown[];
  readonly reply: InsightReply;
  readonly told: (one: Shown) => string;
  readonly say: (text: string) => string;
}) {
  if (list.length === 0) return null;
  return (
    <ul className={styles.arcs}>
      {list.map((one) => {
        const { together, of, byChance, when } = one;
        return (
          <li key={`${one.subject.word} ${when}`} data-phase={when}>
            <svg viewBox="0 0 200 104" role="img" aria-label={told(one)}>
              <path className={styles.ground} d="M16 98A84 84 0 0 1 184 98" strokeWidth="11" />
              <path
                className={styles.met}
                d="M16 98A84 84 0 0 1 184 98"
                strokeWidth="11"
                strokeDasharray={`${round((WIDE * together) / of)} 400`}
              />
              <path className={styles.ground} d="M34 98A66 66 0 0 1 166 98" strokeWidth="4" />
              <path
                className={styles.chance}
                d="M34 98A66 66 0 0 1 166 98"
                strokeWidth="4"
                strokeDasharray={`${round((THIN * Math.min(of, byChance)) / of)} 400`}
              />
              <text className={styles.count} x="100" y="70" textAnchor="middle">
                {together}
              </text>
              <text className={styles.of} x="100" y="94" textAnchor="middle">
                {words.of(of)}
              </text>
            </svg>
            <p aria-hidden="true">
              <span>{subjectName(one, reply.names)}</span>
              <b>{say(whenWord(when))}</b>
            </p>
          </li>
        );
      })}
    </ul>
  );
}

const round = (length: number) => Math.round(length * 10) / 10;
