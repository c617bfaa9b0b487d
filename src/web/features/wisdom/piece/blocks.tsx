import type { ReactNode } from 'react';
import type { PieceBlock, PieceRun } from '#contract/wisdom/wisdom.schemas.ts';
import { Cite } from '#web/ui/evidence/cite.tsx';
import type { Source } from '#web/ui/evidence/evidence.ts';
import { lineKey, type PartName } from './lines.ts';
import { Term } from './term.tsx';
import styles from './blocks.module.css';

type Props = {
  readonly part: PartName;
  readonly blocks: readonly PieceBlock[];
  /** The sources by their number in the text. */ readonly sources: ReadonlyMap<number, Source>;
  /** The line that is read aloud now. */ readonly spoken: string | null;
  /** The place of the first block in its part, where only some of it stands here. */ readonly from?: number;
};

/** The text of a piece: headings, paragraphs, lists, and words to say out loud. */
export function Blocks({ part, blocks, sources, spoken, from = 0 }: Props) {
  const line = (at: number, item = 0) => {
    const key = lineKey(part, from + at, item);
    return { key, 'data-line': key, 'data-spoken': spoken === key || undefined };
  };
  return blocks.map((block, at) => {
    if ('items' in block) {
      const items = block.items.map((runs, item) => {
        const { key, ...rest } = line(at, item);
        const Item = block.kind === 'quote' ? 'p' : 'li';
        return (
          <Item key={key} {...rest}>
            <Runs runs={runs} sources={sources} />
          </Item>
        );
      });
      return (
        <ListOf key={at} kind={block.kind}>
          {items}
        </ListOf>
      );
    }
    const { key, ...rest } = line(at);
    const words = <Runs runs={block.runs} sources={sources} />;
    return block.kind === 'heading' ? (
      <h2 key={key} id={key} {...rest}>
        {words}
      </h2>
    ) : (
      <p key={key} {...rest}>
        {words}
      </p>
    );
  });
}

type ListProps = { readonly kind: 'list' | 'steps' | 'quote'; readonly children: ReactNode };

function ListOf({ kind, children }: ListProps) {
  if (kind === 'quote') return <blockquote className={styles.quote}>{children}</blockquote>;
  return kind === 'steps' ? <ol className={styles.steps}>{children}</ol> : <ul className={styles.list}>{children}</ul>;
}

/** Text in its manners, with raised numbers and explained words. */
function Runs({ runs, sources }: { readonly runs: readonly PieceRun[] } & Pick<Props, 'sources'>) {
  return runs.map((run, at) => {
    if ('cite' in run) return <Cite key={at} of={run.cite.flatMap((n) => sources.get(n) ?? [])} />;
    const said = run.means === undefined ? run.text : <Term key={at} word={run.text} means={run.means} />;
    const words = run.grade === undefined ? said : <Graded grade={run.grade}>{said}</Graded>;
    if (run.mark === 'strong') return <b key={at}>{words}</b>;
    return run.mark === 'em' ? <em key={at}>{words}</em> : words;
  });
}

/** Four bars that rise, as many filled as it is sure; the words after them say the same. */
function Graded({ grade, children }: { readonly grade: number; readonly children: ReactNode }) {
  return (
    <>
      <svg className={styles.grade} viewBox="0 0 22 14" aria-hidden="true">
        {[1, 2, 3, 4].map((bar) => (
          <rect key={bar} x={bar * 6 - 6} y={12 - bar * 3} width="4" height={bar * 3 + 2} data-on={bar <= grade} />
        ))}
      </svg>
      {children}
    </>
  );
}
