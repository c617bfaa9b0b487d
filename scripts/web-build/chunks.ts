import type { Plugin } from 'vite';
import { usersOf } from './public-entries.ts';

/** What the bundler tells of a module. */
export type Seen = {
  readonly importers: readonly string[];
  readonly dynamicImporters: readonly string[];
  readonly isEntry: boolean;
  readonly code?: string | null;
};
type Graph = { readonly getModuleInfo: (id: string) => Seen | null };

const isEntry = (root: string) => root.endsWith('/app/entry.tsx');
/** Begun by the entry as a task of its own, fetched with it. */
const isReactDom = (root: string) => root.includes('/node_modules/react-dom/');
const isSignIn = (root: string) => root.endsWith('/landing/landing-screen.tsx');
const isHome = (root: string) => root.endsWith('/home/home-screen.tsx');
const isChrome = (root: string) => root.endsWith('/app/chrome/chrome.tsx');
const isQueries = (root: string) => root.endsWith('/app/queries.tsx') || root.endsWith('/app/routes/member-routes.tsx');
/** The sequences of /wellness, and their page. */
const isEasing = (root: string) => root.includes('/features/wellness/');
/** The shelf and the player, the sequences that it plays too, and the page that shows what a device has kept of them. */
const isListening = (root: string) =>
  root.includes('/features/meditation/') || isEasing(root) || root.endsWith('/offline/away-screen.tsx');
/** The library, its pieces, and the guides. */
const isReading = (root: string) => /\/features\/(?:wisdom|womb-health|health-guide)\//.test(root);
/** The pages about food: what was eaten, the shelf, a meal. */
const isOfFood = (root: string) => root.includes('/features/meal/');
/** The pages of staff. */
const isOfStaff = (root: string) =>
  /\/features\/(?:admin|announcement|moderation|shop-admin)\//.test(root) || /\/admin-[\w-]+-screen\.tsx$/.test(root);
/** The shop, what is bought there, and what points buy. */
const isOfShop = (root: string) => /\/features\/(?:shop|shop-admin|digital-good|trade)\//.test(root);
/** What friends bring: the link, the candles, and the page that pays out. */
const isOfReferrals = (root: string) => root.includes('/features/referral/');
/** What members write to us, and the queue that answers it. */
const isOfFeedback = (root: string) => root.includes('/features/feedback/');
/** The rooms of the circle, and their threads. */
const isRoom = (root: string) => /\/features\/(?:circle|teen-circle)\//.test(root);
/** The pages of teachers, and the page that members see of one. */
const isTeaching = (root: string) => root.includes('/features/teacher/');
/** What keeps things on a device is fetched by itself, when a page has rested. */
const isKeptApart = (id: string) =>
  /\/web\/platform\/(?!covers|speech|offline\/keep-here|endpoints\/)|\/node_modules\/idb\//.test(id);
/** What feedback calls, and what teaches it: the outbox asks for it from any page, and takes no page along. */
const OF_FEEDBACK = /(?:virtual:endpoints\/feedback|\/endpoints\/feedback-endpoints\.ts)$/;
const isScreen = (root: string) => root.endsWith('-screen.tsx');
const isCalendar = (root: string) =>
  root.endsWith('/tracker/tracker-screen.tsx') || root.endsWith('/moon/moon-screen.tsx');
/** The late sections of a screen: drawn by the server, their code comes with the first sign of the member. */
const isLater = (root: string) => root.endsWith('-later.tsx');
/** The head of a page: every page in the chrome has one, and a further file for it would be one more on each. */
const isPageHead = (id: string) => /\/ui\/layout\/page\.(tsx|module\.css)$/.test(id);
/** Pages that members see in the chrome; all others are a visitor's, or a newcomer's. */
const inChrome = (root: string) => isHome(root) || isChrome(root) || isCalendar(root);

/**
 * The chunk a module goes into, by the pages whose first view needs it; null leaves the choice to the bundler. A page
 * loads few files: `shell` (all pages), `members` (all but the sign-in page: what stands around members' pages, the
 * query cache, and home, whose few KB are not worth a request), `month` (what tracker and moon calendar share with
 * another, or with what comes later; and what late sections share), `sections` (what late sections share with other
 * pages: home does without it until the member's first sign), and its own. None of them carries what home, or the
 * sign-in page, does without.
 */
export function chunkOf(id: string, graph: Graph): string | null {
  // The gallery shows every part there is, on the local default only: what it shares says nothing.
  // The file of the covers has what it draws with from the pages that fetch it.
  const roots = rootsOf(id, graph).filter((root) => !/\/gallery-screen\.tsx$|\/drawn-cover\.tsx$/.test(root));
  const pages = roots.filter((root) => isScreen(root) || isChrome(root) || isQueries(root));
  const drawn = drawnChunk(id, roots, pages);
  if (drawn) return drawn;
  if (roots.some((root) => isEntry(root) || isReactDom(root))) return 'shell';
  if (pages.some(isSignIn)) return pages.length > 1 ? 'shell' : 'landing';
  if (pages.some((root) => isQueries(root) || isHome(root) || isChrome(root))) return 'members';
  if (id.includes('/lucide-react/') && pages.some(inChrome)) return pages.every(isCalendar) ? 'month' : 'members';
  if (roots.some(isLater)) return isPageHead(id) ? 'members' : laterChunk(roots, pages);
  const isOwn = pages.length === 1 && ofOneFeature(roots);
  if (pages.length > 0 && pages.every(isCalendar) && !isOwn) return 'month';
  if (pages.length > 1) return betweenPages(id, pages);
  const [page = ''] = pages;
  return isOwn ? ownName(page) : besideAPage(id, pages);
}

/**
 * Pages whose shared parts have a file of their own, the first that fits all of them; `takesAll` where nothing of them
 * waits for a page at rest.
 */
const SHARED: readonly {
  readonly isOne: (root: string) => boolean;
  readonly name: string;
  readonly takesAll?: true;
}[] = [
  { isOne: isOfStaff, name: 'staff', takesAll: true },
  // Their endpoints too: what teaches them waits for them, and in two files each would wait for the other.
  { isOne: isOfShop, name: 'goods', takesAll: true },
  { isOne: isOfReferrals, name: 'candles', takesAll: true },
  { isOne: isOfFeedback, name: 'answers' },
  { isOne: isTeaching, name: 'teaching', takesAll: true },
  { isOne: isRoom, name: 'rooms', takesAll: true },
  { isOne: isOfFood, name: 'food' },
  { isOne: isEasing, name: 'easing' },
  { isOne: isListening, name: 'listening' },
];

// Parts of the design system, and what tells of the outbox, are small: a file of its own for each costs more than its
// weight on home. What keeps drafts for the pages where much is typed goes with what these have already.
function betweenPages(id: string, pages: readonly string[]): string | null {
  const group = SHARED.find(({ isOne }) => pages.every(isOne));
  if (group) return group.takesAll || !isKeptApart(id) ? group.name : null;
  // What the library shares with its pieces, and both with the meditations: pictures, speech, what is kept.
  if (pages.every((page) => isReading(page) || isListening(page))) return isKeptApart(id) ? null : 'reading';
  // The door of the meditations leads into their file: elsewhere two files would each wait for the other.
  if (id.endsWith('/features/meditation/public.ts')) return 'listening';
  // What reads an address, and what stands where it leads to nothing, are a few lines: the pages that need no more of
  // the steps do without these.
  if (/\/web\/platform\/address\/(?:screen-address|without-thing)\.tsx?$/.test(id)) return null;
  if (!pages.some(inChrome)) return 'steps';
  if (/\/web\/platform\/drafts\//.test(id)) return 'sections';
  // Numbers of sources and their list: what is read shows them, and home does not.
  if (/\/web\/ui\/evidence\//.test(id)) return 'sections';
  return /\/web\/(ui|platform\/outbox)\//.test(id) ? 'members' : null;
}

/** The things of the shop, drawn: one file for its shelves, its orders and whoever looks after them. */
const GOODS = /\/(?:ui\/drawings\/products\/|domain\/shop\/product-drawings)/;
/** The covers of the meditations, with what draws them: one file, fetched by those who show one. */
const COVERS = /\/(?:ui\/drawings\/covers\/(?!door-board)|platform\/covers\/drawn-cover)/;
/**
 * The list of the sounds: what plays them, fetched at a press, names it too. Left to the bundler it lands in the page's own
 * door, which then does not open.
 */
const SOUNDS = /\/domain\/sound\/sound\.ts$/;
function besideAPage(id: string, pages: readonly string[]): string | null {
  return pages.length > 0 && SOUNDS.test(id) ? 'steps' : null;
}
function drawnChunk(id: string, roots: readonly string[], pages: readonly string[]): string | null {
  if (OF_FEEDBACK.test(id)) return 'feedback-endpoints';
  if (COVERS.test(id)) return 'covers';
  if (roots.length === 0) return null;
  if (GOODS.test(id)) return 'goods';
  return WINDOWS.test(id) ? windowChunk(id, roots, pages) : null;
}

const WINDOWS = /\/ui\/drawings\/windows\//;
const isDrawing = (id: string) => /\/ui\/drawings\/windows\/[\w-]+\//.test(id);

/**
 * The arch windows: a drawing goes with the one page that shows it. What all of them share is one file, and the
 * drawings of several pages go with it: each further file is named on the sign-in page.
 */
function windowChunk(id: string, roots: readonly string[], pages: readonly string[]): string {
  const [page = ''] = pages;
  return isDrawing(id) && pages.length === 1 && ofOneFeature(roots) && !inChrome(page) ? ownName(page) : 'windows';
}

function ownName(page: string): string {
  return /([\w-]+)-screen\.tsx$/.exec(page)?.[1] ?? 'own';
}

function laterChunk(roots: readonly string[], pages: readonly string[]): string {
  if (pages.length > 0 || !ofOneFeature(roots)) return pages.every(isCalendar) ? 'month' : 'sections';
  return /([\w-]+)\.tsx$/.exec(roots.find(isLater) ?? '')?.[1] ?? 'later';
}

function ofOneFeature(roots: readonly string[]): boolean {
  return new Set(roots.map(featureOf)).size === 1;
}

function featureOf(root: string): string | undefined {
  return /\/features\/([\w-]+)\//.exec(root)?.[1];
}

/** What the query cache has for paged lists alone. */
const isOfPages = (id: string) => /\/@tanstack\/.*\/(useInfiniteQuery|infiniteQueryObserver)\.js$/.test(id);
const readsPages = (user: string) => user.endsWith('/web/platform/paging/pages.ts');

/**
 * The files from which a module is reached without a further fetch: the entry, and whatever is fetched by itself. The
 * query cache names all it has in one file, which every page imports: what paged lists alone need is reached from those
 * who read pages, and home does without it.
 */
function rootsOf(id: string, graph: Graph): string[] {
  const met = new Set([id]);
  for (const one of met) usersOf(one, graph).forEach((user) => met.add(user));
  const readers = isOfPages(id) ? [...met].filter(readsPages) : [];
  if (readers.length > 0) return readers.flatMap((reader) => rootsOf(reader, graph));
  return [...met].filter((one) => isRoot(graph.getModuleInfo(one)));
}

function isRoot(seen: Seen | null): boolean {
  return seen !== null && (seen.isEntry || seen.dynamicImporters.length > 0);
}

/**
 * Where the build's sources went: `.vite/homes.json` names the chunk's file by source, also for screens that share
 * their chunk, which Vite's manifest does not name.
 */
export function homesPlugin(root: string): Plugin {
  return {
    name: 'moonhearth:homes',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const homes = chunks.flatMap(({ fileName, moduleIds }) =>
        moduleIds.filter((id) => id.startsWith(root)).map((id) => [id.slice(root.length + 1), fileName] as const),
      );
      this.emitFile({ type: 'asset', fileName: '.vite/homes.json', source: JSON.stringify(Object.fromEntries(homes)) });
    },
  };
}
