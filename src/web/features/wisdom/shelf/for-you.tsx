import { href } from '#contract/screens.ts';
import type { ForYou as Offer, PieceSummary, WisdomReply } from '#contract/wisdom/wisdom.schemas.ts';
import { Picture } from '#web/platform/covers/picture.tsx';
import { PHASE_WORDS } from '#web/ui/drawings/marks/phase.copy.ts';
import { shelf } from './shelf.copy.ts';
import { PieceRow } from './piece-row.tsx';
import styles from './for-you.module.css';

const copy = shelf.forYou;

/** What is offered for where the member is, the first with its picture, each with the reason in a line. */
export function ForYou({ reply: { pieces, forYou, reading } }: { readonly reply: WisdomReply }) {
  const offers = forYou.flatMap(({ id, because }) => {
    const piece = pieces.find((one) => one.id === id);
    return piece ? [{ piece, reason: reasonOf(because) }] : [];
  });
  const [first, ...others] = offers;
  if (!first) return null;
  return (
    <section aria-labelledby="for-you">
      <h2 id="for-you" className={styles.title}>
        {copy.title}
      </h2>
      <p className={styles.lead}>{copy.lead}</p>
      <div className={styles.offers}>
        <First {...first} />
        <ul className={styles.others}>
          {others.map(({ piece, reason }) => (
            <PieceRow
              key={piece.id}
              piece={piece}
              note={reason}
              share={reading.places.find(({ id }) => id === piece.id)?.share}
            />
          ))}
        </ul>
      </div>
    </section>
  );
}

function First({ piece, reason }: { readonly piece: PieceSummary; readonly reason: string }) {
  return (
    <div className={styles.first}>
      <Picture cover={piece.window} />
      <div className={styles.words}>
        <p className={styles.reason}>{reason}</p>
        <h3>
          <a href={href('wisdomPiece', { params: { piece: piece.id } })}>{piece.title}</a>
        </h3>
        <p>{piece.kicker}</p>
        <p className={styles.length}>
          {shelf.kinds[piece.kind]}, {shelf.minutes(piece.minutes)}
        </p>
      </div>
    </div>
  );
}

function reasonOf(because: Offer['because']): string {
  switch (because.of) {
    case 'condition':
      return copy.condition(shelf.conditions[because.condition]);
    case 'goal':
      return copy.goal(because.goal);
    case 'phase':
      return copy.phase(PHASE_WORDS[because.phase].word);
    case 'stage':
      return copy.stage;
  }
}
