/**
 * A number that answers: `call` as it is written, `href` as a phone dials it. `source` names the page on which it was
 * read, and when.
 */
export type Helpline = {
  readonly name: string;
  readonly call: string;
  readonly href: string;
  readonly for: 'anybody' | 'teen';
  readonly source: string;
};
/** The emergency number of a place and the lines that answer there. */
export type HelpPlace = {
  readonly name: string;
  readonly emergency: string;
  readonly emergencySource: string;
  readonly selfHarm: readonly Helpline[];
  readonly abuse: readonly Helpline[];
};

type Named = { readonly name: string; readonly call: string; readonly source: string };
const dialled = (call: string) => call.replaceAll(/[^\d+]/g, '');
const line = (named: Named): Helpline => ({ ...named, href: `tel:${dialled(named.call)}`, for: 'anybody' });
const young = (named: Named): Helpline => ({ ...line(named), for: 'teen' });

const SAMARITANS = line({ name: 'Samaritans', call: '116 123', source: 'Samaritans (read 2026)' });
const SAMARITANS_IRELAND = line({ name: 'Samaritans', call: '116 123', source: 'Oireachtas (read 2026)' });
const REFUGE = line({ name: 'National Domestic Abuse Helpline', call: '0808 2000 247', source: 'Refuge (read 2026)' });
const CHILDLINE = young({ name: 'Childline, for young people', call: '0800 1111', source: 'Childline (read 2026)' });
const CHILDHELP = young({
  name: 'Childhelp, for young people',
  call: '1-800-422-4453',
  source: 'Childhelp (read 2026)',
});
const KIDS_HELP_PHONE = young({
  name: 'Kids Help Phone, for young people',
  call: '1-800-668-6868',
  source: 'Government of Canada (read 2026)',
});
const KIDS_HELPLINE = young({
  name: 'Kids Helpline, for young people',
  call: '1800 55 1800',
  source: 'Parliament of Australia (read 2026)',
});
const US_CRISIS = line({
  name: 'Suicide and Crisis Lifeline, call or text',
  call: '988',
  source: 'Wyoming Health Department (read 2026)',
});
const US_VIOLENCE = line({
  name: 'National Domestic Violence Hotline',
  call: '1-800-799-7233',
  source: 'Office for Victims of Crime (read 2026)',
});
const CANADA_CRISIS = line({
  name: 'Suicide Crisis Helpline, call or text',
  call: '988',
  source: 'Government of Canada (read 2026)',
});
const LIFELINE = line({ name: 'Lifeline', call: '13 11 14', source: 'Lifeline (read 2026)' });
const RESPECT = line({ name: '1800RESPECT', call: '1800 737 732', source: '1800RESPECT (read 2026)' });
const WOMENS_AID = line({ name: 'Women’s Aid', call: '1800 341 900', source: 'Women’s Aid (read 2026)' });
const NEED_TO_TALK = line({ name: 'Need to talk, call or text', call: '1737', source: 'Pegasus Health (read 2026)' });
const WOMENS_REFUGE = line({ name: 'Women’s Refuge', call: '0800 733 843', source: 'Women’s Refuge (read 2026)' });

/**
 * Where we know numbers. Each was read with whoever runs it, a government or a health service: docs/sources.md says
 * what was read.
 */
export const HELP_PLACES = {
  us: {
    name: 'United States',
    emergency: '911',
    emergencySource: 'Wyoming Health Department (read 2026)',
    selfHarm: [US_CRISIS],
    abuse: [CHILDHELP, US_VIOLENCE],
  },
  canada: {
    name: 'Canada',
    emergency: '911',
    emergencySource: 'Mental Health Commission (read 2026)',
    selfHarm: [KIDS_HELP_PHONE, CANADA_CRISIS],
    abuse: [KIDS_HELP_PHONE],
  },
  uk: {
    name: 'United Kingdom',
    emergency: '999',
    emergencySource: 'London Ambulance Service (read 2026)',
    selfHarm: [CHILDLINE, SAMARITANS],
    abuse: [CHILDLINE, REFUGE],
  },
  ireland: {
    name: 'Ireland',
    emergency: '112',
    emergencySource: 'European Commission (read 2026)',
    selfHarm: [SAMARITANS_IRELAND],
    abuse: [WOMENS_AID],
  },
  eu: {
    name: 'European Union',
    emergency: '112',
    emergencySource: 'European Commission (read 2026)',
    selfHarm: [],
    abuse: [],
  },
  australia: {
    name: 'Australia',
    emergency: '000',
    emergencySource: 'Emergency Services Telecommunications Authority (read 2026)',
    selfHarm: [KIDS_HELPLINE, LIFELINE],
    abuse: [KIDS_HELPLINE, RESPECT],
  },
  newZealand: {
    name: 'New Zealand',
    emergency: '111',
    emergencySource: 'Women’s Refuge (read 2026)',
    selfHarm: [NEED_TO_TALK],
    abuse: [WOMENS_REFUGE],
  },
} as const satisfies Record<string, HelpPlace>;
