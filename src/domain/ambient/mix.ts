import type { AccessLevel } from '#domain/membership/is-open.ts';
import { MOST_SOUNDS_IN_LIMITED, SOUNDS, type Levels, type Sound } from '#domain/sound/sound.ts';

/** The loudest a sound can be set. */
export const LOUDEST = 100;
/** A mix in which nothing sounds. */
export const SILENCE: Levels = {};

/** The sounds of a mix that are on, in the order of all sounds. */
export function soundsOn(levels: Levels): readonly Sound[] {
  return SOUNDS.filter((sound) => levelOf(levels, sound) > 0);
}

/** How loud a sound is in a mix, 0 (off) to 100. */
export function levelOf(levels: Levels, sound: Sound): number {
  return levels[sound] ?? 0;
}

/** A mix with one sound set to 0 (off) to 100; one that is off is not named. */
export function withLevel(levels: Levels, sound: Sound, level: number): Levels {
  return levelsOf((one) => (one === sound ? level : levelOf(levels, one)));
}

/** Whether a sound may be turned on, or louder: in limited access no fourth beside three others (decisions 9). */
export function mayTurnOn(levels: Levels, sound: Sound, access: AccessLevel): boolean {
  return access === 'full' || soundsOn(levels).filter((one) => one !== sound).length < MOST_SOUNDS_IN_LIMITED;
}

/**
 * A mix as it may play: whole with full access, its three loudest sounds in limited access. Of two that are as loud the
 * first stays.
 */
export function openPart(levels: Levels, access: AccessLevel): Levels {
  if (access === 'full') return levels;
  const loudest = soundsOn(levels)
    .toSorted((one, other) => levelOf(levels, other) - levelOf(levels, one))
    .slice(0, MOST_SOUNDS_IN_LIMITED);
  return levelsOf((sound) => (loudest.includes(sound) ? levelOf(levels, sound) : 0));
}

/** Whether two mixes sound the same. */
export function isSameMix(one: Levels, other: Levels): boolean {
  return SOUNDS.every((sound) => levelOf(one, sound) === levelOf(other, sound));
}

/** A mix as the address says it: the levels in the order of all sounds, without the noughts at the end, "55.0.70". */
export function mixToAddress(levels: Levels): string {
  const last = soundsOn(levels).at(-1);
  return last
    ? SOUNDS.slice(0, SOUNDS.indexOf(last) + 1)
        .map((sound) => levelOf(levels, sound))
        .join('.')
    : '';
}

/**
 * The mix an address says. What is no whole number from 0 to 100, and what comes after the last sound, is left out;
 * `isWhole` is false then.
 */
export function mixFromAddress(text: string): { readonly levels: Levels; readonly isWhole: boolean } {
  const parts = text === '' ? [] : text.split('.');
  const numbers = parts.map((part) => (/^\d{1,3}$/.test(part) && Number(part) <= LOUDEST ? Number(part) : null));
  return {
    levels: levelsOf((sound) => numbers[SOUNDS.indexOf(sound)] ?? 0),
    isWhole: parts.length <= SOUNDS.length && numbers.every((number) => number !== null),
  };
}

function levelsOf(level: (sound: Sound) => number): Levels {
  return Object.fromEntries(SOUNDS.map((sound) => [sound, level(sound)] as const).filter(([, value]) => value > 0));
}
