import type { RatingPatternReply } from '#contract/rating/rating.schemas.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { dateWithYear } from '#web/ui/drawings/dates/date-words.ts';
import { Notice } from '#web/ui/status/notice.tsx';
import { pattern } from '../rating.copy.ts';
import styles from './pattern.module.css';

type Props = {
  readonly anew: RatingPatternReply['anew'];
  readonly busy: boolean;
  readonly onRead: () => void;
};

/** Which cycles were scored again since the member read of them. It stays until she says that she has read it. */
export function AnewNote({ anew, busy, onRead }: Props) {
  const words = pattern.anew;
  return (
    <Notice
      tone="info"
      title={words.title}
      action={
        <Button kind="line" size="small" busy={busy} onClick={onRead}>
          {words.read}
        </Button>
      }
    >
      <div className={styles.anewWords}>
        <p>{words.text}</p>
        <ul className={styles.anew}>
          {anew.map(({ start, how }) => (
            <li key={start}>{words[how](dateWithYear(start))}</li>
          ))}
        </ul>
        <p>{words.range}</p>
      </div>
    </Notice>
  );
}
