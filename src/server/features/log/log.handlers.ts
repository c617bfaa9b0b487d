import { randomUUID } from 'node:crypto';
import {
  offeredSymptomNamed,
  withListChange,
  withEntry,
  type ListRefusal,
  type LogLists,
} from '#domain/log/log-lists.ts';
import { OWN_LISTS } from '#contract/limits.ts';
import type { logRoutes } from '#contract/log/log.routes.ts';
import type { LogListsReply } from '#contract/log/log.schemas.ts';
import { memberStore, memberToday } from '#server/features/account/public.ts';
import { summaryStore } from '#server/features/cycle/public.ts';
import type { Clock } from '#server/platform/clock.ts';
import { refuse, type HandlersOf, type Me, type Refusal } from '#server/platform/http/handler.ts';
import { logListsStore } from './log-lists.store.ts';
import { readLogLists } from './read-log-lists.ts';

type Change = (lists: LogLists) => Partial<LogLists> | ListRefusal;

export function logHandlers({ clock }: { clock: Clock }): HandlersOf<typeof logRoutes> {
  /** Changes the lists and answers them whole. */
  const change = async (me: Me, make: Change): Promise<LogListsReply | Refusal> => {
    const now = clock.now();
    const before = await logListsStore.readForUpdate(me);
    const made = make(before);
    if (typeof made === 'string') return refuse(made);
    const lists = { ...before, ...made };
    logListsStore.write(me, { document: lists, now });
    return read(me, lists);
  };
  const read = async (me: Me, lists?: LogLists) => {
    const [member, summary] = await Promise.all([memberStore.read(me), summaryStore.read(me)]);
    return readLogLists(me, { member, summary, today: memberToday(member, clock.now()), ...(lists && { lists }) });
  };
  return {
    getLogLists: ({ me }) => read(me),
    patchLogLists: ({ me, body }) => change(me, () => body),
    makeSymptom: ({ me, body }) =>
      change(me, ({ symptoms }) =>
        isOffered(me, body.name)
          ? 'symptom_offered'
          : as(
              'symptoms',
              withEntry(symptoms, {
                entry: { ...body, id: randomUUID(), hidden: false },
                most: OWN_LISTS.customSymptoms,
              }),
            ),
      ),
    changeSymptom: ({ me, params, body }) =>
      change(me, ({ symptoms }) =>
        isOffered(me, body.name)
          ? 'symptom_offered'
          : as('symptoms', withListChange(symptoms, { id: params.id, change: body })),
      ),
    makeMedication: async ({ me, body }) => {
      if (!mayUse(me, body.kind)) return refuse('not_found');
      return change(me, ({ medications }) =>
        as(
          'medications',
          withEntry(medications, { entry: { ...body, id: randomUUID(), hidden: false }, most: OWN_LISTS.medications }),
        ),
      );
    },
    changeMedication: async ({ me, params, body }) => {
      if (!mayUse(me, body.kind ?? 'medicine')) return refuse('not_found');
      return change(me, ({ medications }) =>
        as('medications', withListChange(medications, { id: params.id, change: body })),
      );
    },
  };
}

function isOffered({ ageGroup }: Me, name = ''): boolean {
  return offeredSymptomNamed(name, { adult: ageGroup === 'adult' }) !== null;
}

/** Contraception has no place in a teen's account (decisions 10). */
function mayUse(me: Me, kind: LogLists['medications'][number]['kind']): boolean {
  return me.ageGroup === 'adult' || kind === 'medicine';
}

function as<List extends 'symptoms' | 'medications'>(
  list: List,
  made: LogLists[List] | ListRefusal,
): Partial<LogLists> | ListRefusal {
  return typeof made === 'string' ? made : { [list]: made };
}
