import type { HomeData } from '#contract/home/home.schemas.ts';
import type { MeditationSummary } from '#contract/meditation/meditation.schemas.ts';
import { hasYearly, itemClosedBy, type Keys } from '#domain/membership/item-door.ts';
import { homeOrder, inShelfOrder } from '#domain/meditation/doors.ts';
import { isMeantFor } from '#domain/meditation/meditation.ts';
import { memberStore } from '#server/features/account/public.ts';
import { stageOf } from '#server/features/cycle/public.ts';
import { standingOf } from '#server/features/subscription/public.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Me } from '#server/platform/http/handler.ts';
import type { Payments } from '#server/platform/payments/payments.ts';
import type { Listed, Source } from './source.ts';

export type MeditationDeps = {
  readonly clock: Clock;
  readonly payments: Payments | null;
  readonly sources: readonly Source[];
};
/** A meditation that exists for the member, where it comes from, and the feature it is closed by. */
export type Shown = {
  readonly listed: Listed;
  readonly source: Source;
  readonly closed: ReturnType<typeof itemClosedBy<'meditations'>>;
};

/** How many the home page shows (§2.4). */
const AT_HOME = 2;

/** All that exists for the member, in the usual order: approved, for the member's age and stage of life. */
export async function shelfOf(deps: MeditationDeps, me: Me): Promise<Shown[]> {
  const now = deps.clock.now();
  const [found, member, keys] = await Promise.all([listAll(deps, me), memberStore.read(me), keysOf(deps, me)]);
  const listener = { ...stageOf(member, now), ageGroup: me.ageGroup };
  return found
    .filter(({ listed }) => listed.status === 'approved' && isMeantFor(listed, listener))
    .map((one) => ({ ...one, closed: itemClosedBy('meditations', one.listed, keys) }));
}

/** Everything that the sources list, in the usual order. */
export async function listAll({ clock, sources }: MeditationDeps, me: Me) {
  const lists = await Promise.all(
    sources.map(async (source) => (await source.list(me, clock.now())).map((listed) => ({ listed, source }))),
  );
  const found = new Map(lists.flat().map((one) => [one.listed.id, one]));
  return inShelfOrder(lists.flat().map(({ listed }) => listed)).flatMap(({ id }) => found.get(id) ?? []);
}

/** Without what has a page of its own. */
export function onShelf<One extends Pick<Shown, 'source'>>(all: readonly One[]): One[] {
  return all.filter(({ source }) => !source.apart);
}

/** A meditation as the member's shelf shows it. */
export function told({ listed, closed }: Pick<Shown, 'listed' | 'closed'>): MeditationSummary {
  return { ...listed, isOpen: closed === null, isApproved: listed.status === 'approved' };
}

/** The first two of the home shelf; what is closed to the member comes after what is open. */
export async function homeMeditations(deps: MeditationDeps, me: Me): Promise<HomeData['meditations']> {
  const shelf = onShelf(await shelfOf(deps, me));
  const ordered = homeOrder(shelf.map(({ listed, closed }) => ({ ...listed, isOpen: closed === null })));
  return ordered
    .slice(0, AT_HOME)
    .map(({ id, title, seconds, status }) => ({ id, title, duration: seconds, isApproved: true, status }));
}

/** What the member has, to open doors with. */
async function keysOf(deps: MeditationDeps, me: Me): Promise<Keys> {
  const { access, subscriptionStatus, plan } = await standingOf(deps, me);
  return { access, hasYearly: hasYearly({ ageGroup: me.ageGroup, access, subscriptionStatus, plan }) };
}
