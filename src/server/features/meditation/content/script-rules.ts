import { blockSeconds } from '#domain/meditation/breath.ts';
import { countWords, speakingSeconds } from '#domain/meditation/cues.ts';
import type { Need } from '#domain/meditation/meditation.ts';
import { lengthsSaid } from './said-lengths.ts';
import type { Script, ScriptCue } from './script-schema.ts';

const LONGEST_CUE = 19;
const LEAST_PARTS = 3;
/** A silence longer than this is announced with its length, so that nobody takes it for the end. */
const LONGEST_SILENCE = 45;
/** By how much an announced silence may outlast what was said of it. */
const SLACK = 10;
/** Graded this high, a statement does not rest on hearsay alone. */
const SURE = 3;

const ASKED_TO_LET_GO = /\b(relax|open|soften|release|loosen|unclench|let go)/i;
const PELVIS_OR_BELLY = /\b(pelvi|belly|bellies|stomach|tummy|abdomen|womb|uterus|hips?\b|vagina|groin)/i;
const ASKS_EYES_CLOSED = /\b(close|shut|lower) (your|both|the|those) (eyes|eyelids|lids)|\beyes (fall|drop|drift) (closed|shut)/i;
const EYES_CLOSED = /\beye(s|lids)\b.*\b(clos|shut)|\b(clos|shut)\w*\b.*\beye(s|lids)\b/i;

/** What somebody in pain, in fear or in grief looks for is no extra (decisions 9 and 13). */
const OF_CARE: ReadonlySet<Need> = new Set<Need>([
  ...(['cramps', 'pelvic_ease', 'before_bleeding', 'after_bleeding', 'hot_flush', 'waiting', 'grief'] as const),
  ...(['birth', 'newborn', 'anger', 'worry', 'sleep', 'breath'] as const),
]);

/** What is wrong with a script besides its shape, a line each; none where it may ship. */
export function problemsOf(script: Script): string[] {
  return [...timing(script), ...breathing(script), ...saying(script), ...proving(script)];
}

/** Each cue with the second its words end and the second of what comes next. */
function spoken({ cues, seconds }: Script) {
  return cues.map((cue, index) => ({
    cue,
    ends: cue.at + speakingSeconds(cue.say),
    next: cues[index + 1]?.at ?? seconds,
  }));
}

function timing(script: Script): string[] {
  const [first] = script.cues;
  const parts = script.cues.flatMap(({ part }) => (part === undefined ? [] : [part]));
  return [
    ...(first?.at === 0 ? [] : ['the first cue is at 0']),
    ...(first?.part === undefined ? ['the first cue begins a part'] : []),
    ...(parts.length >= LEAST_PARTS && new Set(parts).size === parts.length
      ? []
      : [`at least ${LEAST_PARTS} parts, each of its own name`]),
    ...spoken(script).flatMap(({ cue, ends, next }) => [
      ...(next > cue.at ? [] : [`${cue.at}: the next cue is not later`]),
      ...(ends <= next ? [] : [`${cue.at}: its words end at ${ends}, after ${next}`]),
      ...silence(cue, next - ends),
    ]),
  ];
}

function silence({ at, say, quiet }: ScriptCue, lasts: number): string[] {
  if (quiet === undefined)
    return lasts > LONGEST_SILENCE ? [`${at}: ${lasts} seconds of silence are not announced by quiet`] : [];
  return [
    ...(lengthsSaid(say).includes(quiet) ? [] : [`${at}: the words do not say ${quiet} seconds`]),
    ...(lasts >= quiet && lasts <= quiet + SLACK ? [] : [`${at}: ${quiet} seconds are said, ${lasts} are quiet`]),
  ];
}

function breathing({ cues, before }: Script): string[] {
  const set = cues.filter(({ breath }) => breath !== undefined);
  const blocks = set.flatMap(({ at, breath }, index) =>
    breath === undefined || breath === 'free' ? [] : [{ at, breath, next: set[index + 1]?.at }],
  );
  const holds = blocks.some(({ breath }) => breath.hold > 0);
  return [
    ...blocks.flatMap(({ at, breath, next }) => {
      const ends = at + blockSeconds(breath);
      return ends === next ? [] : [`${at}: its breaths end at ${ends}, the next begin at ${next ?? 'no second'}`];
    }),
    ...(holds && !before.some(({ who }) => /pregnan/i.test(who))
      ? ['breaths are held, and nobody who is pregnant is told another way']
      : []),
  ];
}

function saying({ cues }: Script): string[] {
  return cues.flatMap(({ at, say }) => [
    ...(countWords(say) <= LONGEST_CUE ? [] : [`${at}: ${countWords(say)} words, at most ${LONGEST_CUE}`]),
    ...(ASKED_TO_LET_GO.test(say) && PELVIS_OR_BELLY.test(say)
      ? [`${at}: asks pelvis or belly to relax, open, soften or release`]
      : []),
    ...(ASKS_EYES_CLOSED.test(say) || (EYES_CLOSED.test(say) && !/\bopen\b/i.test(say))
      ? [`${at}: asks for closed eyes`]
      : []),
  ]);
}

function proving({ kind, known, sources, checked, checkAgain, free, yearlyOnly, needs, pain }: Script): string[] {
  const byNumber = new Map(sources.map((source) => [source.n, source]));
  return [
    ...(byNumber.size === sources.length ? [] : ['two sources have one number']),
    ...(kind !== 'practice' && known.length === 0 ? [`${kind}, and nothing is known`] : []),
    ...known.flatMap(({ text, grade, sources: cited }) => [
      ...cited.filter((n) => !byNumber.has(n)).map((n) => `“${text}” names a source ${n} that is not there`),
      ...(grade !== null && cited.length === 0 ? [`“${text}” is graded and names no source`] : []),
      ...(grade !== null && grade >= SURE && cited.every((n) => byNumber.get(n)?.seen === 'secondary')
        ? [`“${text}” is graded ${grade} by hearsay`]
        : []),
    ]),
    ...(checkAgain > checked ? [] : ['it is checked again before it was checked']),
    ...(free && yearlyOnly ? ['it is free and for Yearly alone'] : []),
    ...(yearlyOnly && (pain || needs.some((need) => OF_CARE.has(need))) ? ['it is for Yearly alone, and somebody may need it'] : []),
  ];
}
