import type { Mood } from '#domain/cycle/day-log.ts';
import { journal, OFFERED_MOODS, moodWord } from '#web/features/journal/journal.copy.ts';
import { MoodLine } from '#web/ui/drawings/marks/mood-line.tsx';
import styles from './paper.module.css';

/** One mood, or none: pressing the chosen one takes it back. */
export function MoodPick({
  value,
  onPick,
}: {
  readonly value: Mood | null;
  readonly onPick: (mood: Mood | null) => void;
}) {
  return (
    <fieldset className={styles.moods}>
      <legend>{journal.paper.mood}</legend>
      <div>
        {OFFERED_MOODS.map((mood) => (
          <button
            key={mood}
            type="button"
            aria-pressed={mood === value}
            onClick={() => onPick(mood === value ? null : mood)}
          >
            <MoodLine mood={mood} />
            <span>{moodWord(mood)}</span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}
