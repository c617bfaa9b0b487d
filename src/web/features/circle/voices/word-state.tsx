import type { WordState as State } from '#domain/circle/circle.ts';
import { circle } from '../circle.copy.ts';
import styles from './voice.module.css';

/** To the writer alone: where her words stand, and why. Words that everybody reads say nothing. */
export function WordState({ state, reason }: { readonly state: State; readonly reason: string | null }) {
  if (state === 'shown' || state === 'taken_back') return null;
  const { title, text } = standingOf(state, reason);
  return (
    <p className={styles.state} data-state={state}>
      <b>{title}</b> <span>{text}</span>
    </p>
  );
}

type Unseen = Exclude<State, 'shown' | 'taken_back'> | 'waiting';
type Told = { readonly title: string; readonly text: string };

/**
 * Where words stand, and why. What a check found tells of words that wait: a moderator's reason goes by the same names
 * and is told with the decision.
 */
export function standingOf(state: Unseen, reason: string | null): Told {
  const plain: Told = circle.state[state];
  if (reason === null) return plain;
  if (state === 'hidden') return (circle.hiddenFor as Readonly<Record<string, Told>>)[reason] ?? plain;
  const why = (circle.reasons as Readonly<Record<string, string>>)[reason];
  return state === 'held' && why !== undefined ? { ...plain, text: why } : plain;
}
