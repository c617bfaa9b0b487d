import { LED_BY, restOf } from '../script-rest.ts';
import type { Listed, Source } from '../source.ts';
import { readSequences } from './read-sequences.ts';
import { asScript, type Sequence } from './sequence-schema.ts';

/** Read once, when the server starts, so that it does not start on content that is not whole. */
export const SEQUENCES: ReadonlyMap<string, Sequence> = new Map(readSequences().map((one) => [one.id, one]));

/** The sequences of /wellness: played and kept as meditations are, and on no shelf of theirs. */
export const sequenceSource: Source = {
  apart: true,
  list: () => Promise.resolve([...SEQUENCES.values()].map(listed)),
  rest: (_, { id }) => {
    const sequence = sequenceOf(id);
    const { way, pose } = sequence;
    return Promise.resolve({ ...restOf(asScript(sequence)), sequence: { way, pose } });
  },
  decisions: () => Promise.resolve([]),
  decide: () => Promise.resolve('not_found'),
};

function sequenceOf(id: string): Sequence {
  const sequence = SEQUENCES.get(id);
  if (!sequence) throw new Error(`there is no sequence ${id}`);
  return sequence;
}

function listed(sequence: Sequence): Listed {
  const { id, title, line, pose, seconds, phases, energy, pain, audience, stages } = sequence;
  return {
    ...{ id, kind: 'script', title, line, cover: pose, seconds, phases, needs: [], energy, pain },
    ...{ ledBy: LED_BY, teacherId: null, audience, stages },
    ...{ status: 'approved', isFree: true, yearlyOnly: false, place: null, version: 1, isNew: false },
  };
}
