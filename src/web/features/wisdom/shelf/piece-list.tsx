import { useState } from 'react';
import type { WisdomReply } from '#contract/wisdom/wisdom.schemas.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { PieceRow } from './piece-row.tsx';
import { shelf } from './shelf.copy.ts';
import type { Shown } from './use-shelf.ts';
import styles from './library.module.css';

/** As many rows stand there first, where all are asked for. */
const FIRST = 12;
type Props = { readonly shown: Shown; readonly reply: WisdomReply };

/** The pieces of a shelf. What was begun stands first, what is open before what is closed. */
export function PieceList({ shown, reply: { pieces, reading } }: Props) {
  const [isWhole, setWhole] = useState(false);
  const { saved, places } = reading;
  const shareOf = (id: string) => places.find((place) => place.id === id)?.share ?? 0;
  const isBegun = (id: string) => shareOf(id) > 0 && shareOf(id) < 100;
  const rank = (id: string, isOpen: boolean) => Number(!isBegun(id)) * 2 + Number(!isOpen);
  const all =
    shown === 'saved'
      ? saved.flatMap((id) => pieces.filter((piece) => piece.id === id))
      : pieces
          .filter(({ categories }) => shown === 'all' || categories.includes(shown))
          .toSorted((one, other) => rank(one.id, one.isOpen) - rank(other.id, other.isOpen));
  const first = isWhole || shown !== 'all' ? all : all.slice(0, FIRST);
  return (
    <section className={styles.list} aria-labelledby="pieces">
      <h2 id="pieces" className={styles.heading}>
        {titleOf(shown)}
      </h2>
      <ul className={styles.rows}>
        {first.map((piece) => (
          <PieceRow key={piece.id} piece={piece} share={shareOf(piece.id)} isSaved={saved.includes(piece.id)} />
        ))}
      </ul>
      {first.length < all.length && (
        <div className={styles.more}>
          <Button kind="line" onClick={() => setWhole(true)}>
            {shelf.list.more(all.length)}
          </Button>
        </div>
      )}
    </section>
  );
}

function titleOf(shown: Shown): string {
  if (shown === 'all') return shelf.list.all;
  return shown === 'saved' ? shelf.list.saved : shelf.categories[shown];
}
