import type { RecordingVersion } from '#contract/recording/recording.schemas.ts';
import { needWords } from '#web/features/meditation/public.ts';
import { lengthOf } from '#web/ui/sound/second-words.ts';
import { recordingsCopy as words } from './recordings.copy.ts';

type Fact = { readonly name: string; readonly text: string };

/** What a teacher says of a version. */
export function factsOf({ line, needs, phases, cautions }: RecordingVersion): Fact[] {
  return [
    { name: words.facts.line, text: line },
    { name: words.facts.needs, text: needs.map((need) => needWords[need]).join(', ') || words.nothing },
    { name: words.facts.phases, text: phases.map((phase) => words.phases[phase]).join(', ') || words.anyDay },
    { name: words.facts.cautions, text: cautions || words.nothing },
  ];
}

/** What differs in a version from the one that members hear. */
export function changesOf(now: RecordingVersion, before: RecordingVersion): Fact[] {
  const [told, toldBefore] = [toldOf(now), toldOf(before)];
  const differs = told.flatMap(({ name, text }, at) => {
    const was = toldBefore[at]?.text ?? '';
    return text === was ? [] : [{ name, text: words.was(text, was) }];
  });
  if (now.captions !== before.captions) differs.push({ name: words.changedFacts.captions, text: words.changed });
  return differs;
}

function toldOf(of: RecordingVersion): Fact[] {
  const { title, ledBy, seconds } = words.changedFacts;
  return [
    { name: title, text: of.title },
    { name: ledBy, text: of.ledBy },
    { name: seconds, text: lengthOf(of.seconds) },
    ...factsOf(of),
  ];
}
