import type { PainPlace } from '#domain/cycle/day-log.ts';

/** What each place of pain is called on screen and on paper. */
export const PLACE_WORDS: Readonly<Record<PainPlace, string>> = {
  lower_belly: 'Lower belly',
  left_side: 'Left side',
  right_side: 'Right side',
  lower_back: 'Lower back',
  pelvis: 'Pelvis',
  breasts: 'Breasts',
  head: 'Head',
  legs: 'Legs',
  joints: 'Joints',
  vulva: 'Vulva',
  bladder: 'Bladder',
  bowel: 'Bowel',
  upper_belly: 'Upper belly',
  hips: 'Hips',
  shoulders: 'Shoulders',
  upper_back: 'Upper back',
  tailbone: 'Tailbone',
  buttocks: 'Buttocks',
};

/** Words of the drawing of the body. */
export const bodyWords = {
  sides: { front: 'Front', back: 'Back' },
  /** The letters beside the figure: whose left and right. */
  right: 'R',
  left: 'L',
} as const;
