import { Bookmark, Check, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { href } from '#contract/screens.ts';
import type { PieceSummary } from '#contract/wisdom/wisdom.schemas.ts';
import { shelf } from './shelf.copy.ts';
import styles from './piece-row.module.css';

type Props = {
  readonly piece: PieceSummary;
  /** How far it was read, in hundredths; 0 where it was not. */ readonly share?: number | undefined;
  readonly isSaved?: boolean;
  /** Why it stands here, or what was found in it; its first line where there is none. */ readonly note?: ReactNode;
};

/** A piece on the shelf: what it is called, which paper it is on, and how long it takes. The whole row is the way. */
export function PieceRow({ piece, share = 0, isSaved = false, note }: Props) {
  const { id, title, kicker, kind, minutes, isOpen, yearlyOnly } = piece;
  const isForYearly = !isOpen && yearlyOnly;
  const isRead = share === 100;
  return (
    <li className={styles.row} data-kind={kind}>
      <a href={href('wisdomPiece', { params: { piece: id } })}>{title}</a>
      <p className={styles.length}>
        {!isOpen && <Lock size={14} aria-label={isForYearly ? shelf.yearly : shelf.closed} role="img" />}
        {isSaved && <Bookmark size={14} fill="currentColor" aria-label={shelf.saved} role="img" />}
        {isRead && <Check size={14} aria-label={shelf.read} role="img" />}
        {shelf.minutes(minutes)}
      </p>
      <p className={styles.note}>
        <span className={styles.kind}>{shelf.kinds[kind]}</span> {isForYearly && `${shelf.yearly} · `}
        {note ?? kicker}
      </p>
      {share > 0 && !isRead && <Share share={share} />}
    </li>
  );
}

/** How far a piece was read, as a line. */
export function Share({ share }: { readonly share: number }) {
  return (
    <svg
      className={styles.share}
      viewBox="0 0 100 2"
      preserveAspectRatio="none"
      role="img"
      aria-label={shelf.share(share)}
    >
      <rect className={styles.whole} width="100" height="2" />
      <rect className={styles.done} width={share} height="2" />
    </svg>
  );
}
