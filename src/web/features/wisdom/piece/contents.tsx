import type { PieceBlock } from '#contract/wisdom/wisdom.schemas.ts';
import { lineKey, wordsOf } from './lines.ts';
import { piece as copy } from './piece.copy.ts';
import styles from './article.module.css';

const FEWEST = 3;

/** A place on the page, and what stands there. */
type Place = { readonly to: string; readonly words: string };
type Props = {
  readonly blocks: readonly PieceBlock[];
  /** What stands before and after the text. */ readonly before?: readonly Place[];
  readonly after?: readonly Place[];
};

/** The headings of a long text, each a way to its place. */
export function Contents({ blocks, before = [], after = [] }: Props) {
  const headings = blocks.flatMap((block, at) =>
    block.kind === 'heading' ? [{ to: lineKey('text', at), words: wordsOf(block.runs) }] : [],
  );
  if (headings.length < FEWEST) return null;
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      <p id="contents">{copy.contents}</p>
      <ol>
        {[...before, ...headings, ...after].map(({ to, words }) => (
          <li key={to}>
            <a href={`#${to}`}>{words}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
