import type { MoonPhase, Phase } from '#domain/cycle/cycle-view.ts';
import type { Source } from '#web/ui/evidence/evidence.ts';

/** What is told about the days of a moon. */
export const TRADITION: Readonly<Record<MoonPhase, string>> = {
  new: 'Many calendars begin their month here. Wishes are set at the new moon, and what bears above the ground is sown after it.',
  waxing_crescent: 'Gardeners’ almanacs sow leafy plants while the light grows.',
  first_quarter: 'Told as a time of decisions: half seen, half still hidden.',
  waxing_gibbous: 'Told as a time of patience, when the work is nearly ripe.',
  full: 'Gatherings, harvests and rituals of letting go belong here in many places. For people without lamps it was also simply the night when one could see.',
  waning_gibbous: 'Told as a time of thanks, and of handing on what was learned.',
  last_quarter: 'Gardeners prune and clear now. Stories speak of forgiving and putting things in order.',
  waning_crescent: 'Told as the rest before the beginning. Old almanacs advise starting nothing.',
};

/** What was measured, and where that is written. */
export type Measured = { readonly text: string; readonly sources: readonly Source[] };

const LITTLE: Measured = {
  text: 'Across 37 studies, the moon explained at most 1% of changes in crisis calls, hospital admissions and crime.',
  sources: [{ name: 'Rotton and Kelly', title: 'Psychological Bulletin', year: 1985, checked: 'November 2026' }],
};
const SLEEP: Measured = {
  text: 'In one study, people slept later and less in the nights before a full moon. Another, of 2,097 nights, found no difference.',
  sources: [
    { name: 'Casiraghi and others', title: 'Science Advances', year: 2021, checked: 'November 2026' },
    { name: 'Cordi and others', title: 'Current Biology', year: 2014, checked: 'November 2026' },
  ],
};

/** What has been measured about the days of a moon. */
export const MEASURED: Readonly<Record<MoonPhase, Measured>> = {
  new: LITTLE,
  waxing_crescent: LITTLE,
  first_quarter: LITTLE,
  waxing_gibbous: SLEEP,
  full: SLEEP,
  waning_gibbous: LITTLE,
  last_quarter: LITTLE,
  waning_crescent: LITTLE,
};

const STAMINA: Measured = {
  text: 'Strength and stamina change little through a cycle. On average they dip slightly in its first days.',
  sources: [
    { name: 'McNulty and others', title: 'Sports Medicine', year: '2020, 78 studies', checked: 'November 2026' },
  ],
};

/** What has been measured about the days of a phase. */
export const BODY: Readonly<Record<Phase, Measured>> = {
  rest: {
    text: 'In one trial, steady low heat eased period pain about as well as ibuprofen.',
    sources: [{ name: 'Akin and others', title: 'Obstetrics & Gynecology', year: 2001, checked: 'November 2026' }],
  },
  create: STAMINA,
  shine: STAMINA,
  reflect: {
    text: 'On these days the body is 0.3 to 0.7 °C warmer. Sleep changes little, though it feels poorest around the period.',
    sources: [
      { name: 'Baker, Siboza and Fuller', title: 'Temperature', year: 2020, checked: 'November 2026' },
      { name: 'Baker and Driver', title: 'Sleep Medicine', year: 2007, checked: 'November 2026' },
    ],
  },
};
