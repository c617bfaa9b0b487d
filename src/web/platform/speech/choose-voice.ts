import type { Voice } from './speech.ts';

/** Names by which makers mark their better voices, best first. */
const BETTER = [/premium/i, /enhanced|neural|natural/i, /siri/i];

/**
 * The voices to choose from, best first: those of the page's language, on this device before any other, the better made
 * before the plain. Voices of other languages would mangle our words and are left out.
 */
export function voicesFor(language: string, voices: readonly Voice[]): readonly Voice[] {
  const short = tagOf(language).split('-')[0] ?? '';
  return voices
    .filter(({ lang }) => tagOf(lang).split('-')[0] === short)
    .map((voice, at) => ({ voice, at, rank: rankOf(voice, language) }))
    .toSorted((one, other) => one.rank - other.rank || one.at - other.at)
    .map(({ voice }) => voice);
}

/**
 * The voice that speaks: the member's choice where it is there and may be used, else the best one of this device. Null
 * where there is none: one whose words leave the device is never taken unasked.
 */
export function voiceToUse(
  voices: readonly Voice[],
  { chosen, mayLeave }: { readonly chosen: string | null; readonly mayLeave: boolean },
): Voice | null {
  const able = voices.filter(({ isLocal }) => isLocal || mayLeave);
  return able.find(({ uri }) => uri === chosen) ?? able.find(({ isLocal }) => isLocal) ?? null;
}

function rankOf({ name, lang, isLocal }: Voice, language: string): number {
  const made = BETTER.findIndex((better) => better.test(name));
  return (isLocal ? 0 : 100) + (made < 0 ? 10 * BETTER.length : 10 * made) + (tagOf(lang) === tagOf(language) ? 0 : 1);
}

/** "en_US" of some phones is "en-us". */
function tagOf(lang: string): string {
  return lang.replace('_', '-').toLowerCase();
}
