import type { importRoutes } from '#contract/import/import.routes.ts';
import type { ImportsReply, StandingReply } from '#contract/import/import.schemas.ts';
import { addDays, parseLocalDate } from '#domain/calendar/local-date.ts';
import type { Untold } from '#domain/import/strengths.ts';
import { memberStore } from '#server/features/account/public.ts';
import { dayLogStore, writtenDay } from '#server/features/cycle/public.ts';
import type { Clock } from '#server/platform/clock.ts';
import { Refusal, type HandlersOf, type Me } from '#server/platform/http/handler.ts';
import { standingOf } from './fill-days.ts';
import { importStore } from './import.store.ts';
import { takeBatch } from './take-batch.ts';
import { undoImport } from './undo-import.ts';

/** Kept records that the list shows of one import; the export has them all. */
const SHOWN = 200;

export function importHandlers(deps: { readonly clock: Clock }): HandlersOf<typeof importRoutes> {
  return {
    importDays: ({ me, body }) => takeBatch(deps, { me, body }),
    getImports: ({ me }) => listImports(me),
    getStandingDays: ({ me, query }) => standingDays(me, query.year),
    undoImport: async ({ me, body, requestId, ipPrefix }) => {
      const done = await undoImport(deps, { me, id: body.importId });
      if (!(done instanceof Refusal))
        await memberStore.audit(me, {
          action: 'undo_import',
          result: 'done',
          at: deps.clock.now(),
          requestId,
          ipPrefix,
        });
      return done;
    },
  };
}

async function standingDays(me: Me, year: string): Promise<StandingReply> {
  const first = parseLocalDate(`${year}-01-01`);
  const dates = first ? Array.from({ length: 366 }, (_, at) => addDays(first, at)) : [];
  const ofYear = dates.filter((date) => date.startsWith(year));
  const [days, unreadable] = await Promise.all([
    dayLogStore.daysEdited(me, ofYear),
    dayLogStore.unreadableOf(me, ofYear),
  ]);
  return {
    days: [...days].map(([date, there]) => {
      const { hers, untold } = standingOf(date, there);
      return { log: writtenDay(me, there.log), hers: [...hers], untold: untold && wireGuess(untold) };
    }),
    unreadable: [...unreadable],
  };
}

function wireGuess({ flow, symptoms }: Untold): NonNullable<StandingReply['days'][number]['untold']> {
  return { ...(flow && { flow }), ...(symptoms && { symptoms: [...symptoms] }) };
}

async function listImports(me: Me): Promise<ImportsReply> {
  const [imports, batches] = await Promise.all([importStore.all(me), importStore.batches(me, null)]);
  return imports.map(({ id, document }) => ({
    id,
    source: document.source,
    at: document.at,
    complete: document.done.length === document.batches,
    days: document.days,
    pages: (document.pages ?? []).length,
    file: document.file,
    keptAll: document.kept,
    kept: batches
      .filter((batch) => batch.id === id)
      .flatMap((batch) => batch.document.kept)
      .slice(0, SHOWN),
  }));
}
