/** Words around a phase's long texts. */
export const aboutCopy = {
  signs: 'What many people notice',
  guide: 'A guide to living, counted from your dates. It is not contraception.',
  close: 'Close',
} as const;
