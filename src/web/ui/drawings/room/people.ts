/** One who sits in the room: where, how large, in which pastel and with which hair. Nobody in particular. */
export type Sitter = {
  readonly at: string;
  readonly pastel: number;
  readonly hair: HairName;
  /** Which side the fire lights; those with their back to us show no face. */ readonly lit: 'left' | 'right';
  /** In sight on wide windows alone, or moved to the middle on narrow ones. */ readonly place?:
    | 'wide'
    | 'nearLeft'
    | 'nearRight';
};

/** Seated, legs crossed, on a board whose ground is y = 0. */
export const BODY = {
  cushion: 'M-46 6a46 11 0 0 1 92 0a46 11 0 0 1-92 0z',
  legs: 'M-43 2C-46-11-27-19 0-19S46-11 43 2C32 10-32 10-43 2z',
  torso: 'M-27-5C-32-34-24-53-8-56C-3-57 3-57 8-56C24-53 32-34 27-5C15 2-15 2-27-5z',
  head: 'M-12.5-68a12.5 13.5 0 1 1 25 0a12.5 13.5 0 1 1-25 0z',
  /** The arms, folded around the knees. */
  arms: 'M-25-38C-36-24-34-10-16-7M25-38C36-24 34-10 16-7',
  /** The edge that faces the fire. */
  rim: 'M8-56C24-53 32-34 27-6M12-74C14-68 13-61 9-57',
} as const;

/** Hair seen from the front; a body turned away wears the `back` one. */
export const HAIR = {
  long: 'M-13-66C-16-84-8-85 0-85S16-84 13-66C14-56 17-50 17-42C11-45 10-54 9-66C4-73-4-73-9-66C-10-54-11-45-17-42C-17-50-14-56-13-66z',
  bun: 'M-13-67C-15-82-7-85 0-85S15-82 13-67C9-75 3-77-1-76C-6-76-11-73-13-67zM-7-88a7 7 0 1 1 14 0a7 7 0 1 1-14 0z',
  curls:
    'M-14-62a6 6 0 0 1-3-9a6 6 0 0 1 3-9a7 7 0 0 1 8-6a8 8 0 0 1 12 0a7 7 0 0 1 8 6a6 6 0 0 1 3 9a6 6 0 0 1-3 9C13-72 8-77 0-77S-13-72-14-62z',
  scarf:
    'M-15-60C-19-84-8-86 0-86S19-84 15-60C20-52 22-44 21-38C10-46-10-46-21-38C-22-44-20-52-15-60zM-10-66C-10-58-5-54 0-54S10-58 10-66C10-76 5-78 0-78S-10-76-10-66z',
  short: 'M-13-66C-16-80-9-84-1-84C9-84 15-79 13-66C11-72 8-75 3-74C-3-73-10-74-13-66z',
  braid: 'M-13-70C-13-84-6-85 0-85S13-84 13-70C12-61 7-56 4-54C6-47 5-38 2-28C0-36-2-46-4-54C-8-56-13-62-13-70z',
  back: 'M-14-66C-17-84-8-85 0-85S17-84 14-66C15-55 17-49 16-40C6-45-6-45-16-40C-17-49-15-55-14-66z',
} as const;
export type HairName = keyof typeof HAIR;

/** Somebody under a veil: a shawl over head and knees, nothing else to see. */
export const VEIL =
  'M-39 4C-42-14-34-36-24-46C-19-51-16-56-16-65C-17-80-9-87 0-87S17-80 16-65C16-56 19-51 24-46C34-36 42-14 39 4C26 12-26 12-39 4z';
export const VEIL_FOLDS = 'M-9-54C-14-36-20-20-22-2M9-54C14-36 18-20 16-2M-9-66C-8-56 8-56 9-66';

/** The far side of the circle, before the fire is drawn. */
export const FAR: readonly Sitter[] = [
  { at: 'translate(178 340) scale(.95)', pastel: 6, hair: 'long', lit: 'right', place: 'wide' },
  { at: 'translate(272 302) scale(.86)', pastel: 10, hair: 'curls', lit: 'right', place: 'wide' },
  { at: 'translate(424 284) scale(.8)', pastel: 3, hair: 'scarf', lit: 'right' },
  { at: 'translate(776 284) scale(.8)', pastel: 11, hair: 'bun', lit: 'left' },
  { at: 'translate(928 302) scale(.86)', pastel: 5, hair: 'short', lit: 'left', place: 'wide' },
  { at: 'translate(1022 340) scale(.95)', pastel: 1, hair: 'long', lit: 'left', place: 'wide' },
];
/** The near side, with their backs to the door. */
export const NEAR: readonly Sitter[] = [
  { at: 'translate(250 426) scale(1.14)', pastel: 8, hair: 'back', lit: 'right', place: 'wide' },
  { at: 'translate(806 450) scale(1.2)', pastel: 4, hair: 'bun', lit: 'left', place: 'nearRight' },
  { at: 'translate(952 426) scale(1.14)', pastel: 0, hair: 'braid', lit: 'left', place: 'wide' },
];
export const VEILED = 'translate(394 450) scale(1.2)';
