import type { Listening, ListedMeditation, ListedWhole } from '#contract/meditation/meditation.schemas.ts';
import type { meditationRoutes } from '#contract/meditation/meditation.routes.ts';
import {
  mergedQueue,
  withFavorite,
  withoutFavorite,
  withReport,
  type ListeningDocument,
} from '#domain/meditation/listening.ts';
import { LIFE_STAGES } from '#domain/stage/stage.ts';
import { memberStore, memberToday } from '#server/features/account/public.ts';
import { refuse, Refusal, type HandlersOf, type Me } from '#server/platform/http/handler.ts';
import { listeningStore } from './listening.store.ts';
import { listAll, onShelf, shelfOf, told, type MeditationDeps, type Shown } from './shelf.ts';
import type { Listed, Source } from './source.ts';
import { toldListening } from './told-listening.ts';

type Handlers = HandlersOf<typeof meditationRoutes>;
type Admins = 'getListedMeditations' | 'getListedMeditation' | 'decideListing';

/** The answers about meditations of all sources; the scripts are one of them. */
export function meditationHandlers(deps: MeditationDeps): Handlers {
  return { ...shelfHandlers(deps), ...adminHandlers(deps) };
}

function shelfHandlers(deps: MeditationDeps): Omit<Handlers, Admins> {
  return {
    getMeditations: async ({ me }) => {
      const [shelf, document] = await Promise.all([shelfOf(deps, me), listeningStore.read(me)]);
      return { meditations: onShelf(shelf).map(told), listening: toldListening(document, idsOf(shelf)) };
    },
    getMeditation: async ({ me, params }) => {
      const shown = onShelf(await shelfOf(deps, me)).find(({ listed }) => listed.id === params.meditation);
      if (!shown) return refuse('not_found');
      if (shown.closed) return refuse('subscription_required', { feature: shown.closed });
      return { ...told(shown), ...(await shown.source.rest(me, shown.listed)) };
    },
    addFavorite: ({ me, params }) =>
      change(deps, me, (document, shelf) => {
        const shown = shelf.get(params.meditation);
        if (!shown) return refuse('not_found');
        const after = withFavorite(document, params.meditation);
        if (after && after !== document) shown.source.kept?.(params.meditation);
        return after ?? refuse('list_full');
      }),
    // Also one that exists for the member no more.
    removeFavorite: ({ me, params }) => change(deps, me, (document) => withoutFavorite(document, params.meditation)),
    putQueue: ({ me, body: { queue, was } }) =>
      change(deps, me, (document, shelf) => ({
        ...document,
        queue: mergedQueue({ queue: queue.filter((id) => shelf.has(id)), was, stands: document.queue }),
      })),
    putPlace: async ({ me, params, body }) => {
      const now = deps.clock.now();
      const member = await memberStore.read(me);
      return change(deps, me, (document, shelf) => {
        const shown = shelf.get(params.meditation);
        if (!shown) return refuse('not_found');
        if (shown.closed) return refuse('subscription_required', { feature: shown.closed });
        const { id, seconds } = shown.listed;
        const second = Math.min(body.second, seconds);
        const month = memberToday(member, now).slice(0, 7);
        const after = withReport(document, { ...body, second }, { id, seconds, now, month });
        shown.source.heard?.(id, heardNow(document, after, body.run));
        return after;
      });
    },
  };
}

/** What a report added to what is kept. */
function heardNow(before: ListeningDocument, after: ListeningDocument, run: string) {
  const sum = (of: ListeningDocument, part: 'seconds' | 'finished') =>
    of.months.reduce((all, month) => all + month[part], 0);
  return {
    begins: after !== before && !before.runs.some(({ id }) => id === run),
    seconds: Math.max(0, sum(after, 'seconds') - sum(before, 'seconds')),
    finishes: sum(after, 'finished') > sum(before, 'finished'),
  };
}

/** Changes the member's document, held so that two devices do not lose each other's change; gives it as it is told. */
async function change(
  deps: MeditationDeps,
  me: Me,
  by: (document: ListeningDocument, shelf: ReadonlyMap<string, Shown>) => ListeningDocument | Refusal,
): Promise<Listening | Refusal> {
  const [before, shown] = await Promise.all([listeningStore.readForUpdate(me), shelfOf(deps, me)]);
  const shelf = new Map(shown.map((one) => [one.listed.id, one]));
  const document = by(before, shelf);
  if (document instanceof Refusal) return document;
  if (document !== before) listeningStore.write(me, { document, now: deps.clock.now() });
  return toldListening(document, idsOf(shown));
}

function idsOf(shelf: readonly Shown[]): ReadonlySet<string> {
  return new Set(shelf.map(({ listed }) => listed.id));
}

function adminHandlers(deps: MeditationDeps): Pick<Handlers, Admins> {
  const find = async (me: Me, id: string) => onShelf(await listAll(deps, me)).find(({ listed }) => listed.id === id);
  return {
    getListedMeditations: async ({ me }) => ({
      meditations: onShelf(await listAll(deps, me)).map(({ listed }) => toldListed(listed)),
    }),
    getListedMeditation: async ({ me, params }) => {
      const found = await find(me, params.meditation);
      return found ? wholeListed(me, found) : refuse('not_found');
    },
    decideListing: async ({ me, params, body: { version, reason, ...asked }, requestId, ipPrefix }) => {
      const found = await find(me, params.meditation);
      if (!found) return refuse('not_found');
      const { status = found.listed.status, place = found.listed.place } = asked;
      const { isFree = found.listed.isFree, yearlyOnly = found.listed.yearlyOnly } = asked;
      if (isFree && yearlyOnly)
        return refuse('invalid_input', { fields: { yearlyOnly: 'It is free for everybody now' } });
      const decided = { status, isFree, yearlyOnly, place, version, reason: reason.trim() };
      const now = deps.clock.now();
      const outcome = await found.source.decide(me, found.listed, { ...decided, requestId, ipPrefix, now });
      if (outcome !== 'done') return refuse(outcome === 'moved_on' ? 'listing_moved_on' : 'not_found');
      const after = await find(me, params.meditation);
      return after ? wholeListed(me, after) : refuse('not_found');
    },
  };
}

function toldListed(listed: Listed): ListedMeditation {
  const { stages } = listed;
  return {
    ...listed,
    isApproved: listed.status === 'approved',
    stages: stages === 'all' ? [...LIFE_STAGES] : [...stages],
  };
}

async function wholeListed(me: Me, { listed, source }: { listed: Listed; source: Source }): Promise<ListedWhole> {
  const [rest, decisions] = await Promise.all([source.rest(me, listed), source.decisions(me, listed)]);
  return {
    listed: toldListed(listed),
    whole: { ...told({ listed, closed: null }), ...rest },
    decisions: [...decisions],
  };
}
