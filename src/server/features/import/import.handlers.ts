import type { importRoutes } from '#contract/import/import.routes.ts';
import type { ImportsReply } from '#contract/import/import.schemas.ts';
import { memberStore } from '#server/features/account/public.ts';
import type { Clock } from '#server/platform/clock.ts';
import { Refusal, type HandlersOf, type Me } from '#server/platform/http/handler.ts';
import { importStore } from './import.store.ts';
import { takeBatch } from './take-batch.ts';
import { undoImport } from './undo-import.ts';

/** Kept records that the list shows of one import; the export has them all. */
const SHOWN = 200;

export function importHandlers(deps: { readonly clock: Clock }): HandlersOf<typeof importRoutes> {
  return {
    importDays: ({ me, body }) => takeBatch(deps, { me, body }),
    getImports: ({ me }) => listImports(me),
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
