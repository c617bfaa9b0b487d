import type { healthGuideRoutes } from '#contract/health-guide/health-guide.routes.ts';
import type { GuideProgress } from '#contract/health-guide/health-guide.schemas.ts';
import type { LocalDate } from '#domain/calendar/local-date.ts';
import { withDone, withoutDone, withReflection, withStep, type GuideDocument } from '#domain/health-guide/progress.ts';
import { memberStore, memberToday } from '#server/features/account/public.ts';
import { keepPage } from '#server/features/journal/public.ts';
import { shelfOf, sourcesOf } from '#server/features/meditation/public.ts';
import { standingOf } from '#server/features/subscription/public.ts';
import { libraryOf } from '#server/features/wisdom/public.ts';
import { refuse, Refusal, type HandlersOf, type Me } from '#server/platform/http/handler.ts';
import type { GuideWeek } from './content/read-weeks.ts';
import { guideStore } from './guide.store.ts';
import { guideWeeks } from './guide.ts';
import type { GuideDeps } from './guide-deps.ts';
import { herDays } from './her-days.ts';
import { guideReplyOf, isWeekOpen, keepsakeOf, progressOf, thingsOf } from './tell-guide.ts';
import { weekOf } from './tell-week.ts';

/** The answers about the guide, and a member's way through it. */
export function healthGuideHandlers(deps: GuideDeps): HandlersOf<typeof healthGuideRoutes> {
  const { clock, vault } = deps;
  return {
    getHealthGuide: async ({ me }) => {
      const [weeks, document, her, { access }] = await Promise.all([
        guideWeeks(),
        guideStore.read(me),
        herDays(me, clock.now()),
        standingOf(deps, me),
      ]);
      return guideReplyOf(weeks, { document, her, access });
    },
    getGuideWeek: async ({ me, params }) => {
      const week = await openWeek(deps, me, Number(params.week));
      if (week instanceof Refusal) return week;
      const [document, her, library, shelf] = await Promise.all([
        guideStore.read(me),
        herDays(me, clock.now()),
        libraryOf(deps, me),
        shelfOf({ ...deps, sources: sourcesOf({ vault, clock }) }, me),
      ]);
      const { stage, ageGroup } = her.on(her.today, false);
      return weekOf(week, { stage, ageGroup, things: thingsOf(week, { document, her }), library, shelf });
    },
    getGuideKeepsake: async ({ me }) => keepsakeOf(...(await Promise.all([guideWeeks(), guideStore.read(me)]))),
    stepGuide: async ({ me, body }) => {
      if (body.do === 'go_to') {
        const week = await openWeek(deps, me, body.week);
        if (week instanceof Refusal) return week;
      }
      return change(deps, me, (document, today) => withStep(document, body, today));
    },
    putGuideThing: async ({ me, params }) => {
      const week = await openWeek(deps, me, Number(params.week));
      if (week instanceof Refusal) return week;
      return change(deps, me, (document, on) => withDone(document, { week: week.week, n: Number(params.n), on }));
    },
    // Also of a week that is closed by now.
    deleteGuideThing: ({ me, params }) =>
      change(deps, me, (document) => withoutDone(document, { week: Number(params.week), n: Number(params.n) })),
    putGuideReflection: async ({ me, params, body }) => {
      const week = await openWeek(deps, me, Number(params.week));
      if (week instanceof Refusal) return week;
      return reflect(deps, me, { week, ...body });
    },
  };
}

/** A week that opens for the member, or why it does not. */
async function openWeek(deps: GuideDeps, me: Me, n: number): Promise<GuideWeek | Refusal> {
  const [weeks, { access }] = await Promise.all([guideWeeks(), standingOf(deps, me)]);
  const week = weeks.find((one) => one.week === n);
  if (!week) return refuse('not_found');
  return isWeekOpen(week, access) ? week : refuse('subscription_required', { feature: 'health_guide' });
}

type Words = { readonly week: GuideWeek; readonly text: string; readonly journal: boolean };

/** Keeps what she wrote to a week's question; asked for, and not there yet, it becomes a page of her journal. */
async function reflect(deps: GuideDeps, me: Me, { week, text, journal }: Words): Promise<GuideProgress | Refusal> {
  const [held, member] = await Promise.all([guideStore.readForUpdate(me), memberStore.read(me)]);
  const on = memberToday(member, deps.clock.now());
  const isThere = held.reflections.some((one) => one.week === week.week && one.isInJournal);
  const goesThere = journal && !isThere && text.trim() !== '';
  if (goesThere) {
    const page = { title: week.title, content: `${week.reflection.prompt}\n\n${text.trim()}`, date: on };
    const kept = await keepPage(deps, { me, body: { ...page, mood: null, dreamInsights: '', tags: [] } });
    if (kept instanceof Refusal) return kept;
  }
  const document = withReflection(held, { week: week.week, text, on, isInJournal: isThere || goesThere });
  if (document !== held) guideStore.write(me, { document, now: deps.clock.now() });
  return progressOf(document, on);
}

/** Changes the member's document, held so that two devices do not lose each other's change; gives how it stands. */
async function change(
  { clock }: GuideDeps,
  me: Me,
  by: (document: GuideDocument, today: LocalDate) => GuideDocument,
): Promise<GuideProgress> {
  const now = clock.now();
  const [before, member] = await Promise.all([guideStore.readForUpdate(me), memberStore.read(me)]);
  const today = memberToday(member, now);
  const document = by(before, today);
  if (document !== before) guideStore.write(me, { document, now });
  return progressOf(document, today);
}
