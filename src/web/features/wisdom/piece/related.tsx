import { href } from '#contract/screens.ts';
import type { PieceSummary, PieceWhole } from '#contract/wisdom/wisdom.schemas.ts';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { PieceRow } from '../shelf/piece-row.tsx';
import { useReading } from '../wisdom.queries.ts';
import { piece as copy } from './piece.copy.ts';
import styles from './article.module.css';

type Props = { readonly pieces: readonly PieceSummary[]; readonly guides?: PieceWhole['guides'] };

/** What to read next: other pieces, and the guides on the same conditions. */
export function Related({ pieces, guides = [] }: Props) {
  const { places, saved } = useReading();
  if (pieces.length + guides.length === 0) return null;
  return (
    <section aria-labelledby="related">
      <h2 id="related">{copy.related}</h2>
      <ul>
        {pieces.map((other) => (
          <PieceRow
            key={other.id}
            piece={other}
            share={places.find(({ id }) => id === other.id)?.share ?? 0}
            isSaved={saved.includes(other.id)}
          />
        ))}
      </ul>
      {guides.length > 0 && (
        <p className={styles.guides}>
          {copy.guides(guides.length)}{' '}
          {guides.map(({ id, title }, at) => (
            <span key={id}>
              {at > 0 && ', '}
              <TextLink href={href('wombHealthGuide', { params: { guide: id } })}>{title}</TextLink>
            </span>
          ))}
        </p>
      )}
    </section>
  );
}
