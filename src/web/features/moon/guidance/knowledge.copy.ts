import type { MoonPhase, Phase } from '#domain/cycle/cycle-view.ts';

/** What is told about the days of a moon. */
export const TRADITION: Readonly<Record<MoonPhase, string>> = {
  new: 'Many calendars begin their month here. Wishes are set at the new moon, and what bears above the ground is sown after it.',
  waxing_crescent: "Gardeners' almanacs sow leafy plants while the light grows.",
  first_quarter: 'Told as a time of decisions: half seen, half still hidden.',
  waxing_gibbous: 'Told as a time of patience, when the work is nearly ripe.',
  full: 'Gatherings, harvests and rituals of letting go belong here in many places. For people without lamps it was also simply the night when one could see.',
  waning_gibbous: 'Told as a time of thanks, and of handing on what was learned.',
  last_quarter: 'Gardeners prune and clear now; stories speak of forgiving and of putting things in order.',
  waning_crescent: 'Told as the rest before the beginning. Old almanacs advise starting nothing.',
};

const LITTLE =
  'Over 37 studies, the phase of the moon went with at most 1% of the ups and downs in crisis calls, hospital admissions and crime (Rotton and Kelly, Psychological Bulletin 1985).';
const SLEEP =
  'In one study people fell asleep later and slept less in the nights before full moon (Casiraghi and others, Science Advances 2021); another, of 2,097 nights, found no difference (Cordi and others, Current Biology 2014).';

/** What has been measured about the days of a moon. */
export const MEASURED: Readonly<Record<MoonPhase, string>> = {
  new: LITTLE,
  waxing_crescent: LITTLE,
  first_quarter: LITTLE,
  waxing_gibbous: SLEEP,
  full: SLEEP,
  waning_gibbous: LITTLE,
  last_quarter: LITTLE,
  waning_crescent: LITTLE,
};

const STAMINA =
  'Strength and stamina change little through a cycle; on average they are a trace lower in its first days (McNulty and others, Sports Medicine 2020, 78 studies).';

/** What has been measured about the days of a phase. */
export const BODY: Readonly<Record<Phase, string>> = {
  rest: 'Steady low heat eased period pain about as well as ibuprofen in one trial (Akin and others, Obstetrics & Gynecology 2001).',
  create: STAMINA,
  shine: STAMINA,
  reflect:
    'In these days the body is 0.3 to 0.7 °C warmer (Baker, Siboza and Fuller, Temperature 2020). Sleep stays much as it was; it is felt to be poorest around the period (Baker and Driver, Sleep Medicine 2007).',
};
