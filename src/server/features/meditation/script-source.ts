import type { Database } from '#server/platform/db/database.ts';
import { readScripts } from './content/read-scripts.ts';
import type { Script } from './content/script-schema.ts';
import { listingStore, type ListingRow } from './listing.store.ts';
import { LED_BY, restOf } from './script-rest.ts';
import type { Listed, Source } from './source.ts';

/** How long a meditation that joined later counts as new. */
const NEW_DAYS = 30;
const MS_PER_DAY = 86_400_000;

// Read once, when the server starts, so that it does not start on content that is not whole.
const SCRIPTS: ReadonlyMap<string, Script> = new Map(readScripts().map((script) => [script.id, script]));

/** Makes a listing for each script that has none: the free ones have the first places on the home shelf. */
export function loadListings(db: Database, now: Date): Promise<void> {
  const free = [...SCRIPTS.values()].filter((script) => script.free).map(({ id }) => id);
  const first = [...SCRIPTS.values()].map(({ id, free: isFree, yearlyOnly }) => ({
    id,
    isFree,
    yearlyOnly,
    place: isFree ? free.indexOf(id) + 1 : null,
  }));
  return listingStore.load(db, first, now);
}

/** The built-in meditations: what they are stands in content/meditations, what was decided about them in a table. */
export const scriptSource: Source = {
  list: async ({ tx }, now) =>
    (await listingStore.all(tx)).flatMap((row) => {
      const script = SCRIPTS.get(row.id);
      return script ? [listed(script, row, now)] : [];
    }),
  rest: (_, { id }) => Promise.resolve(restOf(scriptOf(id))),
  decisions: ({ tx }, { id }) => listingStore.decisions(tx, id),
  decide: ({ tx }, { id }, act) => listingStore.decide(tx, id, act),
};

function scriptOf(id: string): Script {
  const script = SCRIPTS.get(id);
  if (!script) throw new Error(`there is no script ${id}`);
  return script;
}

function listed(script: Script, { status, isFree, yearlyOnly, place, version, since }: ListingRow, now: Date): Listed {
  const { id, title, line, cover, seconds, phases, needs, energy, pain, audience, stages } = script;
  return {
    ...{ id, kind: 'script', title, line, cover, seconds, phases, needs, energy, pain },
    ...{ ledBy: LED_BY, teacherId: null, audience, stages },
    ...{ status, isFree, yearlyOnly, place, version },
    isNew: since !== null && now.getTime() - since.getTime() < NEW_DAYS * MS_PER_DAY,
  };
}
