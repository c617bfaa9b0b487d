import type { WisdomReply } from '#contract/wisdom/wisdom.schemas.ts';
import { href } from '#contract/screens.ts';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { useFoundPieces } from '../wisdom.queries.ts';
import { PieceRow } from './piece-row.tsx';
import { shelf } from './shelf.copy.ts';
import styles from './library.module.css';

const copy = shelf.list;
/** Every guide mentions some words. */
const MOST_GUIDES = 3;
type Props = { readonly words: string; readonly reply: WisdomReply };

/** What some words were found in, best first, each with what stands around them. */
export function FoundList({ words, reply: { pieces, reading } }: Props) {
  const { data, isError, isPlaceholderData } = useFoundPieces(words);
  const found = (data?.found ?? []).flatMap(({ id, around }) => {
    const piece = pieces.find((one) => one.id === id);
    return piece ? [{ piece, around }] : [];
  });
  const guides = data?.guides ?? [];
  if (isError)
    return (
      <Notice tone="warning" title={copy.failed.title}>
        {copy.failed.text}
      </Notice>
    );
  const isLooking = !data || isPlaceholderData;
  const told = isLooking ? copy.searching : copy.found(found.length, words);
  return (
    <section className={styles.list} aria-labelledby="found" aria-busy={isLooking || undefined}>
      <h2 id="found" className={styles.heading}>
        {told}
      </h2>
      <p role="status" className="vh">
        {told}
      </p>
      {!isLooking && found.length + guides.length === 0 && <p className={styles.quiet}>{copy.shorter}</p>}
      {!isLooking && guides.length > 0 && (
        <p className={styles.guides}>
          {copy.guides(guides.length)}{' '}
          {guides.slice(0, MOST_GUIDES).map(({ id, title }, at) => (
            <span key={id}>
              {at > 0 && ', '}
              <TextLink href={href('wombHealthGuide', { params: { guide: id } })}>{title}</TextLink>
            </span>
          ))}
        </p>
      )}
      <ul className={styles.rows}>
        {found.map(({ piece, around }) => (
          <PieceRow
            key={piece.id}
            piece={piece}
            share={reading.places.find(({ id }) => id === piece.id)?.share ?? 0}
            isSaved={reading.saved.includes(piece.id)}
            note={
              around.length === 0
                ? undefined
                : around.map(({ text, isHit }, at) => (isHit ? <mark key={at}>{text}</mark> : text))
            }
          />
        ))}
      </ul>
    </section>
  );
}
