import type { FeedbackSaid } from '#contract/feedback/feedback.schemas.ts';
import { dayInZone } from '#domain/calendar/local-date.ts';
import { useMember } from '#web/platform/session.ts';
import { dateWithYear } from '#web/ui/drawings/dates/date-words.ts';
import { feedback } from './feedback.copy.ts';
import styles from './feedback.module.css';

type Props = {
  readonly of: FeedbackSaid;
  /** How the two sides are called for whoever reads. */
  readonly names: { readonly you: string; readonly house: string; readonly sent: (device: string) => string };
  readonly picture: string | null;
};

/** Words of one side, with what came along. */
export function Said({ of: one, names, picture }: Props) {
  const { timeZone } = useMember();
  const facts = Object.values(one.facts);
  return (
    <li className={styles.one} data-house={one.byHouse || undefined}>
      <p className={styles.who}>
        <b>{one.byHouse ? names.house : names.you}</b> {dateWithYear(dayInZone(new Date(one.at), timeZone))}
      </p>
      <p className={styles.words} dir="auto">
        {one.words}
      </p>
      {picture !== null && <img src={`data:image/webp;base64,${picture}`} alt={feedback.picture.alt} />}
      {facts.length > 0 && <p className={styles.hint}>{names.sent(facts.join(', '))}</p>}
    </li>
  );
}
