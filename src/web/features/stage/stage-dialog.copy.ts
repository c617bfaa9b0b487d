import type { LifeStage } from '#domain/stage/stage.ts';
import { stageName } from './stage.copy.ts';

/** One plain sentence on what changes on the member's pages. */
const CHANGES: Readonly<Record<LifeStage, string>> = {
  menstruating: 'The wheel counts your cycle. You get the likeliest day of your next period, and a range.',
  irregular: 'You get a window instead of a single day. It’s wider the more your cycles vary.',
  teen: 'Plain words, only about periods, with no promises about the next one.',
  hormonal_contraception:
    'We don’t call bleeding a period or name phases. You get a window once you’ve logged bleeding twice.',
  trying_to_conceive: 'Your wheel stays the same, and we mark the days that matter.',
  pregnant: 'We don’t forecast or ask about periods. The wheel follows the moon.',
  postpartum: 'No forecast until your first period, then a wide window.',
  perimenopause: 'A wide window instead of a day, with menopause guidance next to it.',
  menopause: 'The wheel follows the moon and your energy. No period forecast. Guidance is one tap away.',
  no_uterus_or_ovaries: 'The wheel follows the moon and your energy. We don’t ask about bleeding.',
  paused: 'We don’t count, ask or forecast anything until you change this. You can still log what you like.',
};
const TEEN_CHANGES: Readonly<Partial<Record<LifeStage, string>>> = {
  no_uterus_or_ovaries: 'For any reason. The wheel follows the moon, and we don’t ask about bleeding.',
  paused: 'Not yet, or not at the moment. The wheel follows the moon, and we don’t ask anything.',
};

/** A stage as the dialog offers it. */
export function optionOf(stage: LifeStage, teen: boolean): { value: LifeStage; label: string; note: string } {
  return { value: stage, label: stageName(stage, { teen }), note: (teen && TEEN_CHANGES[stage]) || CHANGES[stage] };
}

/** Words of the dialog in which a stage is chosen. */
export const chooseCopy = {
  title: 'How are you now?',
  lead: 'Your pages adapt to it. Everything you’ve logged stays, and you can change it back anytime.',
  legend: 'Choose what fits best',
  since: 'Since',
  sinceBirth: 'Day of the birth',
  sinceHint: 'A rough date is fine. Cycles it explains stay out of your averages.',
  noDay: 'Choose today or an earlier day.',
  fertile: 'Show my estimated fertile days',
  fertileNote: 'An estimate from your dates and signs. Don’t use it as contraception.',
  save: 'Save',
  saving: 'Saving...',
  failed: 'We couldn’t save that. Your choice is still here. Check your connection, then try again.',
  saved: 'Life stage saved',
  savedText: 'Your pages have adapted. Nothing you logged has changed.',
  history: 'Earlier stages',
  entry: (name: string, from: string) => `${name}, since ${from}`,
} as const;
