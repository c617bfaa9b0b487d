import type { Phase } from '#domain/cycle/cycle-view.ts';

/** The clinical name and the word to live by, for each phase (spec 4.7). */
export const PHASE_WORDS: Readonly<Record<Phase, { readonly name: string; readonly word: string }>> = {
  rest: { name: 'Menstrual', word: 'Rest' },
  create: { name: 'Follicular', word: 'Create' },
  shine: { name: 'Ovulation', word: 'Shine' },
  reflect: { name: 'Luteal', word: 'Reflect' },
};
