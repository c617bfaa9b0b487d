import type { Crisis } from './crisis.ts';
import { HELP_PLACES, type Helpline, type HelpPlace } from './helplines.ts';

/** Whom the member can call in one place. */
export type LocalHelp = { readonly place: string; readonly emergency: string; readonly lines: readonly Helpline[] };
/**
 * `here` is the place the member's time zone points to, or null; `elsewhere` are all others, since a zone is no country
 * and the member may be on the member's way.
 */
export type Help = { readonly here: LocalHelp | null; readonly elsewhere: readonly LocalHelp[] };

const EU_CITIES =
  'Amsterdam|Athens|Berlin|Bratislava|Brussels|Bucharest|Budapest|Copenhagen|Helsinki|Lisbon|Ljubljana|Luxembourg|Madrid|Malta|Mariehamn|Paris|Prague|Riga|Rome|Sofia|Stockholm|Tallinn|Vienna|Vilnius|Warsaw|Zagreb';
const ZONES: readonly (readonly [RegExp, keyof typeof HELP_PLACES])[] = [
  [/^Europe\/(?:London|Belfast|Jersey|Guernsey|Isle_of_Man)$/, 'uk'],
  [/^Europe\/Dublin$/, 'ireland'],
  [new RegExp(`^(?:Europe/(?:${EU_CITIES})|Asia/Nicosia|Atlantic/(?:Azores|Canary|Madeira)|Africa/Ceuta)$`), 'eu'],
  [/^Australia\//, 'australia'],
  [/^Pacific\/(?:Auckland|Chatham)$/, 'newZealand'],
  [
    /^(?:Canada\/|America\/(?:Toronto|Vancouver|Montreal|Halifax|Winnipeg|Edmonton|Regina|St_Johns|Moncton|Whitehorse|Iqaluit|Yellowknife|Glace_Bay|Goose_Bay)$)/,
    'canada',
  ],
  [
    /^(?:US\/|Pacific\/Honolulu$|America\/(?:New_York|Chicago|Denver|Los_Angeles|Phoenix|Anchorage|Detroit|Boise|Juneau|Adak|Nome|Indiana\/|Kentucky\/|North_Dakota\/|Indianapolis$|Louisville$))/,
    'us',
  ],
];

/**
 * Whom the member can call: first where the member's clock stands, then everywhere else we know of. Lines for the young
 * are shown to the young alone.
 */
export function helpFor(
  crisis: readonly Crisis[],
  { timeZone, teen }: { readonly timeZone: string; readonly teen: boolean },
): Help {
  const here = ZONES.find(([zones]) => zones.test(timeZone))?.[1];
  const local = ({ name, emergency, selfHarm, abuse }: HelpPlace): LocalHelp => {
    const asked = [...(crisis.includes('self_harm') ? selfHarm : []), ...(crisis.includes('abuse') ? abuse : [])];
    return { place: name, emergency, lines: [...new Set(asked)].filter((one) => teen || one.for === 'anybody') };
  };
  const others = Object.entries(HELP_PLACES).filter(([place]) => place !== here);
  return { here: here ? local(HELP_PLACES[here]) : null, elsewhere: others.map(([, place]) => local(place)) };
}
