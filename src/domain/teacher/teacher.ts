import { cleanBody, lengthOf } from '#domain/circle/body.ts';
import { contactDetailsIn } from '#domain/circle/contact-details.ts';

/** The most characters of each answer of an application, as a person counts them. */
export const APPLICATION = { name: 60, teaches: 1200, training: 1200, links: 600 } as const;
/** The fewest of what she must say, so that somebody can decide by it. */
export const APPLICATION_LEAST = { name: 2, teaches: 40, training: 20 } as const;
/** The most characters of each part of a teacher's page. */
export const PROFILE = { name: 60, addressed: 40, languages: 80, words: 900, approach: 600 } as const;
/** What the sample recording of an application may be: its bytes, and how long it lasts, in seconds. */
export const SAMPLE = { bytes: 50 * 1024 * 1024, seconds: { least: 1, most: 5 * 60 } } as const;
/** Where a sample stands: `arriving` and `checking` are heard by nobody, `refused` is no sound. */
export const SAMPLE_STATES = ['arriving', 'checking', 'refused', 'ready'] as const;
export type SampleState = (typeof SAMPLE_STATES)[number];
/** How long a sample stays once its application was answered, in days. */
export const SAMPLE_DAYS = 14;
/** How long the reason of a decision is: the applicant reads it. */
export const DECISION_REASON = { least: 10, longest: 600 } as const;

/** What a teacher's page says. Empty texts are not shown. */
export type ProfileWords = { readonly [Part in keyof typeof PROFILE]: string };
export type ProfilePart = keyof ProfileWords;
/** What her page lacks before members may see it. */
export const PROFILE_NEEDS = ['name', 'languages', 'words'] as const satisfies readonly ProfilePart[];

/** Why a part of a page is not taken: over its limit, or something in it leads out of Moonhearth. */
export type ProfileFault = 'too_long' | 'contact';

/** A page's words as they are saved: cleaned as everything that others read. */
export function cleanProfile(typed: ProfileWords): ProfileWords {
  return {
    name: cleanBody(typed.name),
    addressed: cleanBody(typed.addressed),
    languages: cleanBody(typed.languages),
    words: cleanBody(typed.words),
    approach: cleanBody(typed.approach),
  };
}

/** What of a cleaned page is not taken, by its part; a link, an email, a phone number or a handle anywhere is not. */
export function profileFaults(clean: ProfileWords): Partial<Record<ProfilePart, ProfileFault>> {
  const faults: Partial<Record<ProfilePart, ProfileFault>> = {};
  for (const part of Object.keys(PROFILE) as ProfilePart[]) {
    if (lengthOf(clean[part]) > PROFILE[part]) faults[part] = 'too_long';
    else if (contactDetailsIn(clean[part]).length > 0) faults[part] = 'contact';
  }
  return faults;
}

/** The parts that are empty and must not be before the page is public. */
export function missingOf(words: ProfileWords): readonly ProfilePart[] {
  return PROFILE_NEEDS.filter((part) => words[part].trim() === '');
}

/** The parts of an application that say too little to decide by. Lengths are counted after cleaning. */
export function tooShortOf(
  typed: Readonly<Record<keyof typeof APPLICATION_LEAST, string>>,
): readonly (keyof typeof APPLICATION_LEAST)[] {
  const parts = Object.keys(APPLICATION_LEAST) as (keyof typeof APPLICATION_LEAST)[];
  return parts.filter((part) => lengthOf(cleanBody(typed[part])) < APPLICATION_LEAST[part]);
}
