/** Pictures a category can have. The web draws each; a moderator's new category takes one of them. */
export const CATEGORY_ICONS = [
  'orbit',
  'heart-pulse',
  'flower',
  'thermometer-sun',
  'sprout',
  'candle',
  'droplets',
  'backpack',
  'cloud-sun',
  'house-heart',
  'moon',
  'leaf',
  'feather',
  'book',
  'cup',
  'bed',
  'baby',
  'hands',
  'sun',
  'stars',
] as const;
export type CategoryIcon = (typeof CATEGORY_ICONS)[number];

/** What a slug looks like: the address of a category, never shown. */
export const CATEGORY_SLUG = /^[a-z][a-z0-9-]{1,38}[a-z0-9]$/;
