import type { LocalDate } from '#domain/calendar/local-date.ts';
import type { PieceWhole } from '#contract/wisdom/wisdom.schemas.ts';
import { monthName } from '#web/ui/drawings/dates/date-words.ts';
import { piece as copy } from './piece.copy.ts';
import styles from './article.module.css';

/** When a text was checked, and who has. */
type Checked = Pick<PieceWhole, 'kind' | 'minutes' | 'checked' | 'checkAgain' | 'reviewedBy'>;

/** How long it takes, when it was checked and is to be checked again, and who of the field has read it. */
export function Meta({ of }: { readonly of: Checked }) {
  const { kind, minutes, checked, checkAgain, reviewedBy } = of;
  const nobody = kind === 'tradition' ? copy.notReviewedTradition : copy.notReviewed;
  return (
    <p className={styles.meta}>
      {copy.minutes(minutes)}. <b>{copy.checked(monthWords(checked), monthWords(checkAgain))}</b>{' '}
      {reviewedBy ? copy.reviewed(reviewedBy) : nobody}
    </p>
  );
}

/** "2026-11-22" is "November 2026". */
function monthWords(day: LocalDate): string {
  return `${monthName(day)} ${day.slice(0, 4)}`;
}
