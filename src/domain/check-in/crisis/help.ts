import type { Crisis } from './crisis.ts';

/** A number that answers: `call` as it is written, `tel` as it is dialled. `source` says who runs it and when that was read. */
export type Helpline = { readonly name: string; readonly call: string; readonly tel: string; readonly for: 'anybody' | 'teen'; readonly source: string };
export type Help = { readonly emergency: string; readonly lines: readonly Helpline[] };
type Country = { readonly emergency: string; readonly selfHarm: readonly Helpline[]; readonly abuse: readonly Helpline[] };

const line = (name: string, call: string, source: string): Helpline => ({ name, call, tel: call.replaceAll(/[^\d+]/g, ''), for: 'anybody', source });
const teen = (name: string, call: string, source: string): Helpline => ({ ...line(name, call, source), for: 'teen' });

const SAMARITANS = line('Samaritans', '116 123', 'samaritans.org, 2025');
const US_CRISIS = line('988 Suicide and Crisis Lifeline, call or text', '988', '988lifeline.org, 2025');
const CHILDHELP = teen('Childhelp, for young people', '1-800-422-4453', 'childhelphotline.org, 2025');
const CHILDLINE = teen('Childline, for young people', '0800 1111', 'childline.org.uk, 2025');
const LIFELINE = line('Lifeline', '13 11 14', 'lifeline.org.au, 2025');
const KIDS_HELPLINE = teen('Kids Helpline, for young people', '1800 55 1800', 'kidshelpline.com.au, 2025');
const KIDS_HELP_PHONE = teen('Kids Help Phone, for young people', '1-800-668-6868', 'kidshelpphone.ca, 2025');

const COUNTRIES = {
  us: { emergency: '911', selfHarm: [US_CRISIS], abuse: [CHILDHELP, line('National Domestic Violence Hotline', '1-800-799-7233', 'thehotline.org, 2025')] },
  canada: { emergency: '911', selfHarm: [KIDS_HELP_PHONE, line('988 Suicide Crisis Helpline, call or text', '988', '988.ca, 2025')], abuse: [KIDS_HELP_PHONE] },
  uk: { emergency: '999', selfHarm: [CHILDLINE, SAMARITANS], abuse: [CHILDLINE, line('National Domestic Abuse Helpline', '0808 2000 247', 'Refuge, nationaldahelpline.org.uk, 2025')] },
  ireland: { emergency: '112', selfHarm: [SAMARITANS], abuse: [line("Women's Aid", '1800 341 900', 'womensaid.ie, 2025')] },
  australia: { emergency: '000', selfHarm: [KIDS_HELPLINE, LIFELINE], abuse: [KIDS_HELPLINE, line('1800RESPECT', '1800 737 732', '1800respect.org.au, 2025')] },
  newZealand: { emergency: '111', selfHarm: [line('1737, call or text', '1737', '1737.org.nz, 2025')], abuse: [line("Women's Refuge", '0800 733 843', 'womensrefuge.org.nz, 2025')] },
  elsewhere: { emergency: '112', selfHarm: [], abuse: [] },
} as const satisfies Record<string, Country>;

const ZONES: readonly (readonly [RegExp, keyof typeof COUNTRIES])[] = [
  [/^Europe\/(London|Belfast|Jersey|Guernsey|Isle_of_Man)$/, 'uk'],
  [/^Europe\/Dublin$/, 'ireland'],
  [/^Australia\//, 'australia'],
  [/^Pacific\/(Auckland|Chatham)$/, 'newZealand'],
  [/^(Canada\/|America\/(Toronto|Vancouver|Montreal|Halifax|Winnipeg|Edmonton|Regina|St_Johns|Moncton|Whitehorse|Iqaluit|Yellowknife|Glace_Bay|Goose_Bay)$)/, 'canada'],
  [/^(US\/|Pacific\/Honolulu$|America\/(New_York|Chicago|Denver|Los_Angeles|Phoenix|Anchorage|Detroit|Boise|Juneau|Adak|Nome|Indiana\/|Kentucky\/|North_Dakota\/|Indianapolis$|Louisville$))/, 'us'],
];

/** Whom she can call where her clock stands. In a country we have no number for: the emergency number that most phones understand, and no line. */
export function helpFor(crisis: readonly Crisis[], { timeZone, teen: young }: { readonly timeZone: string; readonly teen: boolean }): Help {
  const { emergency, selfHarm, abuse }: Country = COUNTRIES[ZONES.find(([zones]) => zones.test(timeZone))?.[1] ?? 'elsewhere'];
  const asked = [...(crisis.includes('self_harm') ? selfHarm : []), ...(crisis.includes('abuse') ? abuse : [])];
  return { emergency, lines: [...new Set(asked)].filter((one) => young || one.for === 'anybody') };
}
