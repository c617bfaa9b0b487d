import type { ReasonChoice, TrailEntry } from '#contract/moderation/moderation.schemas.ts';
import { moderation } from './moderation.copy.ts';
import styles from './moderation.module.css';

const { trail: words } = moderation;
type Props = {
  readonly of: readonly TrailEntry[];
  readonly reasons: readonly ReasonChoice[];
  readonly timeZone: string;
};

/** What was decided about a case and why, the last last. */
export function CaseTrail({ of: trail, reasons, timeZone }: Props) {
  const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone });
  return (
    <ul className={styles.trail} aria-label={words.title}>
      {trail.map((entry) => (
        <li key={entry.id}>
          <b>{outcomeOf(entry)}</b>
          {`, ${entry.byMe ? words.you : words.another}, ${day.format(new Date(entry.at))}`}
          {entry.reason !== null && <span>{reasons.find(({ id }) => id === entry.reason)?.label ?? entry.reason}</span>}
          {entry.note !== null && (
            <span>
              {words.wrote} <q>{entry.note}</q>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

function outcomeOf({ words: outcome, voice, days, onAppeal }: TrailEntry): string {
  return [
    words.words[outcome],
    words.voices[voice],
    voice === 'pause' && days !== null ? words.days(days) : '',
    onAppeal ? words.onAppeal : '',
  ].join('');
}
