import type { MeditationWhole } from '#contract/meditation/meditation.schemas.ts';
import type { SequenceSummary } from '#contract/wellness/wellness.schemas.ts';
import { isMeantFor, type Listener } from '#domain/meditation/meditation.ts';
import { forbiddenOf, WAYS } from '#domain/wellness/wellness.ts';
import { memberStore } from '#server/features/account/public.ts';
import { stageOf } from '#server/features/cycle/public.ts';
import type { Me } from '#server/platform/http/handler.ts';
import { told } from '../shelf.ts';
import type { Sequence } from './sequence-schema.ts';
import { SEQUENCES, sequenceSource } from './sequence-source.ts';

/** Whether a sequence exists for a member: it was written for her age and stage of life, and neither forbids a part. */
export function isForMember(sequence: Sequence, listener: Listener): boolean {
  return isMeantFor(sequence, listener) && forbiddenOf(sequence.risks, listener).length === 0;
}

/** The sequences there are for a member, in the order of their ways, the shorter first. */
export async function sequencesFor(me: Me, now: Date): Promise<SequenceSummary[]> {
  const listener = { ...stageOf(await memberStore.read(me), now), ageGroup: me.ageGroup };
  return [...SEQUENCES.values()]
    .filter((one) => isForMember(one, listener))
    .toSorted((one, other) => WAYS.indexOf(one.way) - WAYS.indexOf(other.way) || one.seconds - other.seconds)
    .map((one) => ({
      ...{ id: one.id, title: one.title, line: one.line, seconds: one.seconds, way: one.way, eases: one.eases },
      ...{ basis: one.kind, pose: one.pose, phases: one.phases, energy: one.energy, pain: one.pain },
      isMadeFor: one.madeFor.includes(listener.stage),
    }));
}

/** The whole of one, as its player needs it; null where it does not exist for the member. */
export async function wholeSequence(me: Me, id: string, now: Date): Promise<MeditationWhole | null> {
  const sequence = SEQUENCES.get(id);
  const listener = { ...stageOf(await memberStore.read(me), now), ageGroup: me.ageGroup };
  if (!sequence || !isForMember(sequence, listener)) return null;
  const listed = (await sequenceSource.list(me, now)).find((one) => one.id === id);
  return listed ? { ...told({ listed, closed: null }), ...(await sequenceSource.rest(me, listed)) } : null;
}
