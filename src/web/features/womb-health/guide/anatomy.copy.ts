import type { GuideName } from '#domain/womb-health/guides.ts';

/** What a drawing shows: its title, the same in words for whoever does not see it, and its numbered places. */
export type AnatomyWords = {
  readonly title: string;
  readonly alt: string;
  readonly places: readonly { readonly at: readonly [x: number, y: number]; readonly words: string }[];
};

/** The drawings there are, by guide. Their words are those of the text above them. */
export const ANATOMY: Partial<Readonly<Record<GuideName, AnatomyWords>>> = {
  fibroids: {
    title: 'Where a fibroid can sit',
    alt: 'The womb from the front, with one round knot in its hollow, one inside its wall and one on its outside.',
    places: [
      { at: [160, 84], words: 'Inside, pushing into the hollow (submucosal)' },
      { at: [126, 92], words: 'In the wall (intramural)' },
      { at: [208, 60], words: 'On the outside (subserosal)' },
    ],
  },
  endometriosis: {
    title: 'How it can lie',
    alt: 'The womb from the front with both ovaries. Patches lie on the surface, a cyst wraps one ovary, and one patch goes deep below the womb.',
    places: [
      { at: [118, 62], words: 'On the surface' },
      { at: [258, 92], words: 'Around an ovary, as a cyst' },
      { at: [196, 148], words: 'Deep in the tissue' },
    ],
  },
};
