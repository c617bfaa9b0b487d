import type { Source } from '#web/ui/evidence/evidence.ts';

/** What the pages about food rest on. */
export const FUZI: Source = {
  name: 'Ahmad Fuzi and others',
  title:
    'A 1-h time interval between a meal containing iron and consumption of tea attenuates the inhibitory effects on iron absorption',
  year: 2017,
  checked: 'November 2026',
};
export const NORRIS: Source = { name: 'Norris', title: 'Iron, part 2: research', year: 2013, checked: 'November 2026' };
export const TUCKER: Source = {
  name: 'Tucker and others',
  title: 'The effect of the menstrual cycle on energy intake',
  year: 2025,
  checked: 'November 2026',
};
export const USUAL: Source = {
  name: 'National Academies',
  title: 'Dietary Reference Intakes, recommended intakes for individuals',
  year: 'read 2026',
};
export const USDA: Source = {
  name: 'US Department of Agriculture',
  title:
    'National Nutrient Database for Standard Reference, Release 28, and FoodData Central, Foundation Foods; iodine from the database of USDA, FDA and NIH',
  year: 2024,
};
