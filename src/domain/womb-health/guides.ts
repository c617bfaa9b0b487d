import { pieceAddress } from '#domain/wisdom/piece-address.ts';
import { CONDITION_NAMES, PIECE_CONDITIONS, type Condition } from '#domain/wisdom/wisdom.ts';

/** The guides, in the order of the shelf: a guide is called as its condition is. */
export const GUIDE_NAMES = CONDITION_NAMES;
export type GuideName = Condition;

/** Letters of a condition in a member's own words. */
export const OWN_WORDS = 80;

/** The window of each guide, by the name the web knows it under. */
const WINDOWS: Readonly<Record<GuideName, string>> = {
  pcos: 'moons',
  endometriosis: 'roots',
  fibroids: 'stones',
  ovarian_cysts: 'dew',
  hormone_imbalance: 'scales',
  irregular_cycles: 'steps',
  heavy_bleeding: 'spate',
  painful_periods: 'bottle',
  pms_pmdd: 'storm',
  fertility_challenges: 'seedbed',
  other: 'box',
  no_diagnosis_yet: 'fog',
};

/** The drawn window of a guide. */
export function windowOfGuide(name: GuideName): string {
  return WINDOWS[name];
}

/** The name of a guide in addresses: letters and digits that say nothing, and never those of a piece of the library. */
export function guideAddress(name: GuideName): string {
  return pieceAddress(`guide/${name}`);
}

/** The guides of the conditions a member keeps, in the order of the shelf. What she said in her own words keeps `other`. */
export function keptGuides(conditions: readonly string[]): GuideName[] {
  const own = ownWords(conditions) !== null;
  return GUIDE_NAMES.filter((name) => conditions.includes(PIECE_CONDITIONS[name]) || (name === 'other' && own));
}

/** The answer of the questionnaire that names no condition. */
const NONE = 'No diagnosed conditions';

/** Whether a condition is one that is offered, in the questionnaire or by a guide. */
function isOffered(condition: string): boolean {
  return condition === NONE || (Object.values(PIECE_CONDITIONS) as readonly string[]).includes(condition);
}

/** What the member calls a condition that is on no list; null where she named none. */
export function ownWords(conditions: readonly string[]): string | null {
  return conditions.find((one) => !isOffered(one)) ?? null;
}

/** The conditions with a guide's kept or let go; letting `other` go takes her words along. */
export function withGuideKept(conditions: readonly string[], name: GuideName, keeps: boolean): string[] {
  const label = PIECE_CONDITIONS[name];
  const others = conditions.filter((one) => one !== label && (name !== 'other' || keeps || isOffered(one)));
  return keeps ? [...others, label] : others;
}

/** The conditions with what the member calls hers, in single spaces and cut to `OWN_WORDS`; empty words take it out. */
export function withOwnWords(conditions: readonly string[], words: string): string[] {
  const said = words.replaceAll(/\s+/g, ' ').trim().slice(0, OWN_WORDS).trim();
  const others = conditions.filter((one) => isOffered(one) && one !== PIECE_CONDITIONS.other);
  return [...others, PIECE_CONDITIONS.other, ...(said === '' || isOffered(said) ? [] : [said])];
}
