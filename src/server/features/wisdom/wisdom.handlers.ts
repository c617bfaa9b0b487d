import type { Reading, WisdomReply } from '#contract/wisdom/wisdom.schemas.ts';
import type { wisdomRoutes } from '#contract/wisdom/wisdom.routes.ts';
import { dayNumber } from '#domain/calendar/local-date.ts';
import { surfaceOf } from '#domain/stage/stage.ts';
import { toldPhase } from '#domain/stage/told-phase.ts';
import { findPieces } from '#domain/wisdom/find-pieces.ts';
import { forYou } from '#domain/wisdom/for-you.ts';
import { withoutSaved, withReadingPlace, withSaved, type ReadingDocument } from '#domain/wisdom/reading.ts';
import { memberStore, memberToday } from '#server/features/account/public.ts';
import { stageOf, summaryStore, viewOf } from '#server/features/cycle/public.ts';
import { findGuides } from '#server/features/womb-health/public.ts';
import { refuse, Refusal, type HandlersOf, type Me } from '#server/platform/http/handler.ts';
import { libraryOf, summaryOf, wholeOf, type MyLibrary, type WisdomDeps } from './readable.ts';
import { readingStore } from './reading.store.ts';

/** The answers about the library, and what a member reads of it. */
export function wisdomHandlers(deps: WisdomDeps): HandlersOf<typeof wisdomRoutes> {
  return {
    getWisdom: async ({ me }) => {
      const [mine, document] = await Promise.all([libraryOf(deps, me), readingStore.read(me)]);
      return {
        pieces: [...mine.readables.values()].map((one) => summaryOf(one, mine.edition)),
        forYou: await forWhere(deps, me, { mine, document }),
        reading: toldReading(document, mine),
      };
    },
    getPiece: async ({ me, params }) => {
      const mine = await libraryOf(deps, me);
      const readable = mine.readables.get(params.piece);
      if (!readable) return refuse('not_found');
      if (readable.closed) return refuse('subscription_required', { feature: readable.closed });
      return wholeOf(readable, mine);
    },
    searchWisdom: async ({ me, body }) => {
      const { library, edition, reader, readables } = await libraryOf(deps, me);
      const found = findPieces(
        body.words,
        library.ready[edition].filter(({ piece }) => readables.has(piece.id)),
      );
      return {
        found: found.map(({ piece, around }) => ({ id: piece.id, around: [...around] })),
        guides: await findGuides(body.words, reader),
      };
    },
    savePiece: ({ me, params }) =>
      change(deps, me, (document, mine) =>
        isThere(params.piece, mine) ? (withSaved(document, params.piece) ?? refuse('list_full')) : refuse('not_found'),
      ),
    // Also one that exists for the member no more.
    unsavePiece: ({ me, params }) => change(deps, me, (document) => withoutSaved(document, params.piece)),
    putReading: ({ me, params, body: { share } }) =>
      change(deps, me, (document, mine) => {
        if (!isThere(params.piece, mine)) return refuse('not_found');
        const readable = mine.readables.get(params.piece);
        if (readable?.closed) return refuse('subscription_required', { feature: readable.closed });
        return withReadingPlace(document, { id: params.piece, share, now: deps.clock.now() });
      }),
  };
}

type Read = { readonly mine: MyLibrary; readonly document: ReadingDocument };

/** What suits the member's phase, stage, conditions and goals, of what is open to the member. */
async function forWhere(deps: WisdomDeps, me: Me, { mine, document }: Read): Promise<WisdomReply['forYou']> {
  const now = deps.clock.now();
  const [member, summary] = await Promise.all([memberStore.read(me), summaryStore.read(me)]);
  const today = memberToday(member, now);
  const view = viewOf(member, { summary, today });
  const standing = stageOf(member, now);
  const { sacredGoals, customGoals, journeyCustomization } = member.profile;
  const offered = [...mine.readables.values()].filter(({ closed }) => closed === null);
  const read = new Set(document.places.filter(({ share }) => share === 100).map(({ id }) => id));
  const pieces = offered.map(({ volume }) => ({ ...volume.piece, id: volume.id }));
  return forYou(pieces, {
    stage: standing.stage,
    phase: toldPhase(view, surfaceOf(standing, view.startDate)),
    conditions: journeyCustomization?.wombConditions ?? [],
    goals: [...customGoals, ...sacredGoals],
    day: dayNumber(today),
    isRead: (place) => read.has(pieces[place]?.id ?? ''),
  }).map(({ piece, because }) => ({ id: piece.id, because }));
}

/** What the member reads, of what exists for the member now: what is hidden is kept and not told. */
function toldReading({ saved, places }: ReadingDocument, mine: MyLibrary): Reading {
  return { saved: saved.filter((id) => isThere(id, mine)), places: places.filter(({ id }) => isThere(id, mine)) };
}

/** Whether a piece, or a guide, exists for the member. */
function isThere(id: string, { readables, guides }: MyLibrary): boolean {
  return readables.has(id) || guides.has(id);
}

/** Changes the member's document, held so that two devices do not lose each other's change; gives it as it is told. */
async function change(
  deps: WisdomDeps,
  me: Me,
  by: (document: ReadingDocument, mine: MyLibrary) => ReadingDocument | Refusal,
): Promise<Reading | Refusal> {
  const [before, mine] = await Promise.all([readingStore.readForUpdate(me), libraryOf(deps, me)]);
  const document = by(before, mine);
  if (document instanceof Refusal) return document;
  if (document !== before) readingStore.write(me, { document, now: deps.clock.now() });
  return toldReading(document, mine);
}
