import { THRESHOLDS, type MemberPattern } from './score.ts';

/** What a member reads: never a diagnosis, never a name of one. */
export type PatternWords = { readonly title: string; readonly text: string };

const BRING = 'A pattern to bring to a clinician';
const NO_DIAGNOSIS = 'This is not a diagnosis. A clinician can tell what is behind it.';

const cyclesOf = (count: number) => (count === 1 ? '1 rated cycle' : `${count} rated cycles`);

/**
 * The result in words. Before 18 nothing is named, and not even whether a pattern was found: the scoring was made with
 * adults, so a teen gets the ratings to show and nothing else.
 */
export function patternWords(pattern: MemberPattern, reader: { readonly isTeen: boolean }): PatternWords {
  if (pattern.kind === 'too_few') return tooFew(pattern.of);
  if (reader.isTeen)
    return {
      title: 'Your ratings, to show to somebody',
      text: `You have ${cyclesOf(pattern.of)}. Hard days before a period are worth talking about. You can show these pages to a doctor, a school nurse or an adult you trust.`,
    };
  const found = `In ${pattern.cycles} of ${cyclesOf(pattern.of)}`;
  switch (pattern.kind) {
    case 'pmdd':
      return {
        title: BRING,
        text: `${found}, five or more symptoms rose clearly in the week before your period and eased after it. Your mood was part of it. ${NO_DIAGNOSIS}`,
      };
    case 'mrmd':
      return {
        title: BRING,
        text: `${found}, your mood got clearly worse in the week before your period and eased after it. ${NO_DIAGNOSIS}`,
      };
    case 'pme':
      return {
        title: BRING,
        text: `${found}, five or more symptoms rose clearly in the week before your period. Not all of them eased after it. This part of the scoring is new and has not been tested with patients. ${NO_DIAGNOSIS}`,
      };
    case 'none':
      return {
        title: 'No clear pattern in your ratings',
        text: `We looked at ${cyclesOf(pattern.of)}. If the days before your period are hard, that is reason enough to see a clinician.`,
      };
  }
}

function tooFew(rated: number): PatternWords {
  const { cycles, ratedDays } = THRESHOLDS;
  return {
    title: 'Not enough rated cycles yet',
    text: `We need ${cycles} rated cycles to look for a pattern. You have ${rated}. A cycle counts with ${ratedDays} rated days in the week before your period and ${ratedDays} from day 4 to day 10.`,
  };
}
