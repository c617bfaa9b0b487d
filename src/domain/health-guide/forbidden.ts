import type { LifeStage } from '#domain/stage/stage.ts';
import type { Condition } from '#domain/wisdom/wisdom.ts';

/** What a line of the guide may ask for, and not everybody may do. */
export const DEEDS = [
  'heat_on_belly',
  'great_heat',
  'breath_hold',
  'lying_on_back',
  'inversion',
  'pelvic_work',
  'belly_squeeze',
  'jumping',
  'twisting',
  'heavy_lifting',
  'uncleared_exercise',
  'balancing',
  'supplements',
  'alcohol',
  'fasting',
  'weighing',
] as const;
export type Deed = (typeof DEEDS)[number];

/** For whom something is not: for everybody, in some stages of life, with some conditions, or for teens. */
type Ban = {
  readonly everybody?: true;
  readonly stages?: readonly LifeStage[];
  readonly conditions?: readonly Condition[];
  readonly teens?: true;
};

const CARRYING: readonly LifeStage[] = ['pregnant', 'trying_to_conceive'];
/** A body that may still be healing: after a birth, and after surgery. */
const HEALING: readonly LifeStage[] = ['postpartum', 'no_uterus_or_ovaries'];

/**
 * What is asked of nobody in these stages and with these conditions. Trying to conceive counts as pregnant where a
 * pregnancy that is not known yet counts.
 */
export const FORBIDDEN: Readonly<Record<Deed, Ban>> = {
  heat_on_belly: { stages: [...CARRYING, ...HEALING] },
  great_heat: { stages: [...CARRYING, ...HEALING] },
  breath_hold: { stages: ['pregnant', ...HEALING] },
  lying_on_back: { stages: ['pregnant'] },
  inversion: { stages: ['pregnant', ...HEALING] },
  pelvic_work: { stages: HEALING, teens: true },
  belly_squeeze: { stages: ['pregnant', ...HEALING] },
  jumping: { stages: ['pregnant', ...HEALING], conditions: ['ovarian_cysts'] },
  twisting: { stages: ['pregnant', ...HEALING], conditions: ['ovarian_cysts'] },
  heavy_lifting: { stages: ['pregnant', ...HEALING] },
  uncleared_exercise: { stages: HEALING },
  balancing: { stages: ['pregnant', ...HEALING] },
  supplements: { everybody: true },
  alcohol: { everybody: true },
  fasting: { everybody: true },
  weighing: { everybody: true },
};

/** Who somebody is, as far as it forbids anything. */
export type Body = {
  readonly ageGroup: 'teen' | 'adult';
  readonly stage: LifeStage;
  readonly conditions: readonly Condition[];
};

/** What must not be asked of her. */
export function forbiddenFor({ ageGroup, stage, conditions }: Body): ReadonlySet<Deed> {
  const isBanned = ({ everybody, stages = [], conditions: some = [], teens }: Ban) =>
    everybody === true ||
    stages.includes(stage) ||
    some.some((one) => conditions.includes(one)) ||
    (teens === true && (ageGroup === 'teen' || stage === 'teen'));
  return new Set(DEEDS.filter((deed) => isBanned(FORBIDDEN[deed])));
}

/** The words by which a line shows what it asks for. */
const SHOWN_BY: Readonly<Record<Deed, RegExp>> = {
  heat_on_belly:
    /\b(?:warm|hot|heat)\b[^.]*\b(?:bottle|pad|pack)\b|\b(?:bottle|heating pad|heat pack)\b[^.]*\b(?:warm|hot|belly|boiling)\b/i,
  great_heat: /\b(?:sauna|steam room|hot tub|hot bath)\b/i,
  breath_hold: /\bhold (?:it|your breath|the breath)\b/i,
  lying_on_back: /\b(?:lie|lying|rest) (?:flat|on your back)\b|^lie with your knees over\b/i,
  inversion: /\b(?:upside down|headstand|shoulder stand|legs up the wall|hips above)\b/i,
  pelvic_work: /\btighten as if\b|\bpelvic lifts?\b|\btwo lifts\b|\blift, hold through\b|\bpretend cough/i,
  belly_squeeze: /\b(?:squeeze|tighten) your (?:belly|stomach|core)\b|\bsit-ups?\b|\bplank\b/i,
  jumping: /\b(?:jump|hop|skip rope|star jumps?)\b/i,
  twisting: /\btwist\b|\bknees tip\b|\btips each way\b/i,
  heavy_lifting: /\bcarrying boxes\b|\blift (?:a|the) (?:heavy|box)|\bheavy (?:box|pot)/i,
  uncleared_exercise: /\bstand up from a steady chair\b/i,
  balancing: /\bon one (?:foot|leg)\b|\bbalance on\b/i,
  supplements: /\b(?:take|try|start|add) (?:an?|some|your)? ?(?:supplement|iron pill|herb|magnesium|vitamin)/i,
  alcohol: /\b(?:a|glass of|some) (?:wine|beer)\b/i,
  fasting: /\b(?:skip (?:a|your) meal|go without (?:food|breakfast)|fasting|cleanse|detox)\b/i,
  weighing: /\b(?:weigh yourself|step on the scale|calories?|lose weight)\b/i,
};
/** A sentence that says not to. */
const SAYS_NOT =
  /\b(?:no|not|never|don’t|nothing|without|leave out|instead of|until|isn’t|wait|everything but|rather than|before you|nobody)\b/i;

/**
 * What the words of a line ask for. A sentence that says not to do something asks for nothing. It is a smoke alarm for
 * whoever writes: what a member gets goes by what the file says of itself.
 */
export function deedsIn(line: string): Deed[] {
  const sentences = line.split(/(?<=[.!?])\s+/).filter((sentence) => !SAYS_NOT.test(sentence));
  return DEEDS.filter((deed) => sentences.some((sentence) => SHOWN_BY[deed].test(sentence)));
}
