import { hidesFertility } from '#domain/stage/stage.ts';
import { forbiddenOf, risksOfSteps } from '#domain/wellness/wellness.ts';
import { speaksOfFertility } from '#domain/wisdom/fertility-words.ts';
import { readingEase } from '#domain/wisdom/reading-ease.ts';
import { problemsOf } from '../content/script-rules.ts';
import { asScript, type Sequence } from './sequence-schema.ts';

/** How easily what is said has to be read, and what is written around it. */
const EASE = { said: 80, written: 70 } as const;
/** Words that shame, promise, blur or preach, in lower case; and what nobody is asked for on a hard day. */
const UNSAID = [
  'should ',
  'just a ',
  'simply ',
  'you must',
  'studies show',
  'listen to your body',
  'detox',
  'cleanse',
  'toxin',
  'surrender',
  'sacred',
  'journey',
  'flatten',
  'lose weight',
  'burn fat',
  'calorie',
  'no excuses',
  'push through',
  'heals',
] as const;
const OF_SEX = /\bsex\b|sexual|condom|contracep|intercourse|vagina/i;
const OF_SURGERY_AND_BIRTH = /operation|surgery/i;

/** What is wrong with a sequence besides its shape, a line each; none where it may ship. */
export function problemsOfSequence(sequence: Sequence): string[] {
  return [...problemsOf(asScript(sequence)), ...drawing(sequence), ...forbidding(sequence), ...wording(sequence)];
}

function drawing({ cues, pose }: Sequence): string[] {
  return [
    ...(cues[0]?.pose ? [] : ['the first step shows no position']),
    ...(cues.some((cue) => cue.pose === pose) ? [] : [`it is shown by ${pose}, which no step has`]),
  ];
}

/** Every risk of its steps is named, none is for whom it is forbidden, and what goes deep says who asks first. */
function forbidding({ cues, risks, stages, madeFor, audience, before }: Sequence): string[] {
  const unnamed = risksOfSteps(cues).filter((risk) => !risks.includes(risk));
  const teens = forbiddenOf(risks, { stage: 'teen', ageGroup: 'teen' });
  return [
    ...unnamed.map((risk) => `its steps bring ${risk}, and it does not say so`),
    ...stages.flatMap((stage) =>
      forbiddenOf(risks, { stage, ageGroup: 'adult' }).map((risk) => `${risk} is forbidden in ${stage}`),
    ),
    ...(audience === 'adult' ? [] : teens.map((risk) => `${risk} is forbidden for teens`)),
    ...madeFor.filter((stage) => !stages.includes(stage)).map((stage) => `made for ${stage} and hidden from it`),
    ...(risks.includes('pelvic_work') && !before.some(({ who }) => OF_SURGERY_AND_BIRTH.test(who))
      ? ['pelvic work, and nobody after an operation is told another way']
      : []),
    ...(before.length > 0 ? [] : ['it tells nobody another way']),
  ];
}

function wording(sequence: Sequence): string[] {
  const said = sequence.cues.map(({ say }) => say);
  const { title, line, posture, otherPostures, before, redFlags, known, exitLine } = sequence;
  const written = [
    ...[title, line, posture, exitLine, ...otherPostures, ...redFlags],
    ...before.flatMap(({ who, instead }) => [who, instead]),
    ...known.map(({ text }) => text),
  ];
  const all = [...said, ...written].join('\n');
  const quote = /.{0,20}["'].{0,20}/.exec(all);
  const [easeSaid, easeWritten] = [Math.round(readingEase(said)), Math.round(readingEase(written))];
  return [
    ...(easeSaid >= EASE.said ? [] : [`reading ease ${easeSaid} of what is said, at least ${EASE.said}`]),
    ...(easeWritten >= EASE.written ? [] : [`reading ease ${easeWritten} around it, at least ${EASE.written}`]),
    ...(quote ? [`a straight quote: “${quote[0]}”`] : []),
    ...UNSAID.filter((word) => all.toLowerCase().includes(word)).map((word) => `it says “${word.trim()}”`),
    ...(speaksOfFertility(all) && sequence.stages.some(hidesFertility)
      ? ['it speaks of fertility where a stage hides it']
      : []),
    ...(sequence.audience === 'both' && OF_SEX.test(all) ? ['it speaks of sex, and teens may read it'] : []),
  ];
}
