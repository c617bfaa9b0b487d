import type { GuideName } from '#domain/womb-health/guides.ts';

/** What a drawing shows: its title, the same in words for whoever does not see it, and its numbered places. */
export type AnatomyWords = {
  readonly title: string;
  readonly alt: string;
  /** After how many of the guide’s sections it stands. */ readonly after: 1 | 2;
  readonly places: readonly { readonly at: readonly [x: number, y: number]; readonly words: string }[];
};

/** The drawings there are, by guide. Their words are those of the text above them. */
export const ANATOMY: Partial<Readonly<Record<GuideName, AnatomyWords>>> = {
  fibroids: {
    title: 'Where a fibroid can sit',
    after: 1,
    alt: 'The womb from the front, with one round knot in its hollow, one inside its wall and one on its outside.',
    places: [
      { at: [160, 84], words: 'Inside, pushing into the hollow (submucosal)' },
      { at: [126, 92], words: 'In the wall (intramural)' },
      { at: [208, 60], words: 'On the outside (subserosal)' },
    ],
  },
  endometriosis: {
    title: 'How it can lie',
    after: 1,
    alt: 'The womb from the front with both ovaries. Patches lie on the surface, a cyst wraps one ovary, and one patch goes deep below the womb.',
    places: [
      { at: [118, 62], words: 'On the surface' },
      { at: [258, 92], words: 'Around an ovary, as a cyst' },
      { at: [196, 148], words: 'Deep in the tissue' },
    ],
  },
  ovarian_cysts: {
    title: 'A follicle, and a cyst',
    after: 1,
    alt: 'The womb from the front with both ovaries. One holds a small round follicle, on the other hangs a cyst twice as wide.',
    places: [
      { at: [62, 92], words: 'A follicle, where an egg grows' },
      { at: [262, 106], words: 'A cyst: one that swelled' },
    ],
  },
  heavy_bleeding: {
    title: 'Causes that a scan may show',
    after: 2,
    alt: 'The womb from the front. A soft growth hangs in its hollow, a round knot sits in its wall, and spots are scattered in the other side.',
    places: [
      { at: [160, 68], words: 'A polyp, on the lining' },
      { at: [200, 66], words: 'A fibroid, in the muscle' },
      { at: [124, 84], words: 'Adenomyosis: lining that grew into the wall' },
    ],
  },
};
