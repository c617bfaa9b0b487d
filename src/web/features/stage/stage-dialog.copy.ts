import type { LifeStage } from '#domain/stage/stage.ts';
import { stageName } from './stage.copy.ts';

/** One plain sentence on what changes on the member's pages. */
const CHANGES: Readonly<Record<LifeStage, string>> = {
  menstruating: 'The wheel counts your cycle; the next period gets its likeliest day and a range.',
  irregular: 'No single day is named: you get a window, wider the more your cycles vary.',
  teen: 'Plain words, periods alone, and nothing claimed about what comes next.',
  hormonal_contraception:
    'Bleeding is not called a period, no phases are named, and a window waits for two bleeds of your own.',
  trying_to_conceive: 'Your wheel stays as it is, and the days that matter for it are marked.',
  pregnant: 'No period is forecast and nothing asks for one; the wheel follows the moon.',
  postpartum: 'No forecast until a first period comes, then a wide window.',
  perimenopause: 'A window without a day, honest about its doubt, and menopause guidance beside it.',
  menopause: 'The wheel follows the moon and your energy; no period is forecast. Guidance is one tap away.',
  no_uterus_or_ovaries: 'The wheel follows the moon and your energy; bleeding is not asked about.',
  paused: 'Nothing is counted, asked or forecast until you say otherwise. You can still log what you like.',
};
const TEEN_CHANGES: Readonly<Partial<Record<LifeStage, string>>> = {
  no_uterus_or_ovaries: 'For whatever reason. The wheel follows the moon, and nobody asks about bleeding.',
  paused: 'Not yet, or not at the moment. The wheel follows the moon, and nothing is asked.',
};

/** A stage as the dialog offers it. */
export function optionOf(stage: LifeStage, teen: boolean): { value: LifeStage; label: string; note: string } {
  return { value: stage, label: stageName(stage, { teen }), note: (teen && TEEN_CHANGES[stage]) || CHANGES[stage] };
}

/** Words of the dialog in which a stage is chosen. */
export const chooseCopy = {
  title: 'How are you now?',
  lead: 'Your pages follow it. Everything you logged stays, and you can change it back at any time.',
  legend: 'Choose what fits best',
  since: 'Since',
  sinceBirth: 'The day of the birth',
  sinceHint: 'A rough day is fine. Cycles it explains stay out of your averages.',
  noDay: 'Please choose a day, today or before.',
  fertile: 'Show my estimated fertile days',
  fertileNote: 'An estimate from your dates and signs. It is not contraception.',
  save: 'Save',
  saving: 'Saving...',
  failed: 'This was not saved. What you chose is still here: check your connection, then save again.',
  saved: 'Your pages follow it now',
  savedText: 'Nothing you logged has changed.',
  history: 'So far',
  entry: (name: string, from: string) => `${name}, since ${from}`,
} as const;
