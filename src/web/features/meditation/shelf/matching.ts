import type { Phase } from '#domain/cycle/cycle-view.ts';
import type { MeditationSummary } from '#contract/meditation/meditation.schemas.ts';
import type { Need } from '#domain/meditation/meditation.ts';
import { shelf } from './shelf.copy.ts';

export type LengthName = 'short' | 'middle' | 'long';
/** What the member looks for. Of one kind any will do; each kind that is asked for must fit. */
export type Filters = {
  readonly phases: readonly Phase[];
  readonly lengths: readonly LengthName[];
  readonly needs: readonly Need[];
  readonly teachers: readonly string[];
  readonly favorites: boolean;
};
export const NO_FILTERS: Filters = { phases: [], lengths: [], needs: [], teachers: [], favorites: false };

const MINUTE = 60;

/** Under ten minutes, up to twenty, or longer. */
export function lengthOf(seconds: number): LengthName {
  if (seconds < 10 * MINUTE) return 'short';
  return seconds <= 20 * MINUTE ? 'middle' : 'long';
}

/** The meditations that fit, in their order. What suits any day suits every phase. */
export function matching(
  all: readonly MeditationSummary[],
  {
    filters,
    words,
    favorites,
  }: { readonly filters: Filters; readonly words: string; readonly favorites: readonly string[] },
): readonly MeditationSummary[] {
  const { phases, lengths, needs, teachers } = filters;
  const typed = plain(words).split(' ').filter(Boolean);
  return all.filter(
    (one) =>
      fits(phases, one.phases.length === 0 ? phases : one.phases) &&
      fits(lengths, [lengthOf(one.seconds)]) &&
      fits(needs, one.needs) &&
      fits(teachers, [one.ledBy]) &&
      (!filters.favorites || favorites.includes(one.id)) &&
      says(one, typed),
  );
}

function fits<T>(asked: readonly T[], has: readonly T[]): boolean {
  return asked.length === 0 || asked.some((one) => has.includes(one));
}

function says({ kind, title, line, needs, ledBy }: MeditationSummary, typed: readonly string[]): boolean {
  // All scripts are ours: that name finds nothing.
  const leader = kind === 'recording' ? ledBy : '';
  const text = plain([title, line, leader, ...needs.map((need) => shelf.needs[need])].join(' '));
  return typed.every((word) => text.includes(word));
}

/** In small letters, without accents and apostrophes. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** How many things are asked for. */
export function countOf({ phases, lengths, needs, teachers, favorites }: Filters): number {
  return phases.length + lengths.length + needs.length + teachers.length + (favorites ? 1 : 0);
}

/** The list with one thing more, or without it. */
export function toggled<T>(list: readonly T[], one: T): readonly T[] {
  return list.includes(one) ? list.filter((other) => other !== one) : [...list, one];
}
