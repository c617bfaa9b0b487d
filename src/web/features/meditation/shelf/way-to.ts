import type { MeditationWhole } from '#contract/meditation/meditation.schemas.ts';
import { href } from '#contract/screens.ts';

/** The page of one meditation. */
export function wayTo(meditation: string): string {
  return href('meditation', { params: { meditation } });
}

type Whole = Pick<MeditationWhole, 'id' | 'sequence'>;

/** The page of what is played: a sequence has a page of its own. */
export function wayToWhole({ id, sequence }: Whole): string {
  return sequence ? href('sequence', { params: { sequence: id } }) : wayTo(id);
}

/** The shelf that it stands on. */
export function shelfPathOf({ sequence }: Pick<Whole, 'sequence'>): string {
  return href(sequence ? 'wellness' : 'meditations');
}
