import type { FirstData } from '#contract/first-data.ts';
import type { ScreenName } from '#contract/screens.ts';
import { monthOf } from '#domain/calendar/local-date.ts';
import { USUAL_MONTHS } from '#domain/insight/span.ts';
import { memberStore, todayOf, toUser } from '#server/features/account/public.ts';
import { readArchetypes } from '#server/features/archetype/public.ts';
import { keptCheckIns, toCheckIn } from '#server/features/check-in/public.ts';
import { readCycle, readMonth, summaryStore, wireCycles } from '#server/features/cycle/public.ts';
import { readDailyFlow } from '#server/features/daily-flow/public.ts';
import { NO_HOME_DATA } from '#server/features/home/public.ts';
import { readInsights, readReport } from '#server/features/insight/public.ts';
import { firstEntries } from '#server/features/journal/public.ts';
import { readKeepsakes } from '#server/features/keepsake/public.ts';
import { readLogLists } from '#server/features/log/public.ts';
import { readMoonPeriods } from '#server/features/moon/public.ts';
import { readPoints } from '#server/features/points/public.ts';
import { readPrivacy } from '#server/features/privacy/public.ts';
import { readQuiz } from '#server/features/quiz/public.ts';
import { readReminders, unreadNotices } from '#server/features/reminder/public.ts';
import { standingOf } from '#server/features/subscription/public.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Me } from '#server/platform/http/handler.ts';
import type { Payments } from '#server/platform/payments/payments.ts';
import type { Push } from '#server/platform/push/push.ts';
import { moonMonthFor } from '#server/platform/sky/moon-month.ts';

type Page = {
  readonly screen: ScreenName | null;
  readonly now: Date;
  readonly push: Push | null;
  readonly billing: { readonly clock: Clock; readonly payments: Payments | null };
};

/** What the document of a page carries for a member, so that no call stands before its first content. */
export async function firstData(me: Me, page: Page): Promise<FirstData> {
  const [data, unread] = await Promise.all([pageData(me, page), unreadNotices(me, page.now)]);
  return unread > 0 ? { ...data, unreadNotices: unread } : data;
}

/** The pages that show something of her cycle at once. */
const OF_HER_CYCLE: ReadonlySet<ScreenName | null> = new Set<ScreenName>([
  'home',
  'tracker',
  'profileSettings',
  'onboarding',
  'enhancedOnboarding',
  'moonCalendar',
  'lunarCalendar',
]);

async function pageData(me: Me, { screen, now, push, billing }: Page): Promise<FirstData> {
  if (isApart(screen)) return apartData(me, { screen, now, billing });
  const isMoon = screen === 'moonCalendar' || screen === 'lunarCalendar';
  const isCycle = OF_HER_CYCLE.has(screen);
  const [member, checkIns, summary, insights, report, journal] = await Promise.all([
    memberStore.read(me),
    screen === 'home' ? keptCheckIns(me) : null,
    isCycle ? summaryStore.read(me) : null,
    screen === 'insights' ? readInsights(me, { now, months: USUAL_MONTHS }) : null,
    screen === 'report' ? readReport(me, { now, kind: 'one' }) : null,
    screen === 'journal' ? firstEntries(me, now) : null,
  ]);
  const today = todayOf(member, now);
  const base = {
    user: toUser(member, { now, roles: me.roles }),
    today,
    now: now.toISOString(),
    theme: member.theme,
    ...(insights && { insights }),
    ...(report && { report }),
    ...(journal && { journal }),
  };
  if (!summary) return base;
  const cycleView = readCycle(member, { summary, now });
  if (screen === 'home')
    return {
      ...base,
      cycleView,
      homeData: NO_HOME_DATA,
      ...(checkIns && { checkIn: toCheckIn(checkIns, { member, now }) }),
    };
  if (screen === 'onboarding') return { ...base, cycleView };
  if (screen === 'enhancedOnboarding')
    return { ...base, cycleView, ...(me.band !== 'teen' && { reminders: await readReminders({ now, push }, me) }) };
  if (screen === 'profileSettings')
    return { ...base, cycleView, logLists: await readLogLists(me, { member, summary, today }) };
  const cycles = wireCycles(me, { summary, member, now, view: cycleView.view });
  if (isMoon)
    return {
      ...base,
      cycleView,
      cycles,
      moonMonth: moonMonthFor(monthOf(today), member.timeZone),
      moonPeriods: readMoonPeriods(member, { summary, now }),
    };
  const [month, logLists] = await Promise.all([
    readMonth(me, { month: monthOf(today), member }),
    readLogLists(me, { member, summary, today }),
  ]);
  return { ...base, cycleView, cycles, month, logLists };
}

/** Her plan, and the moon over the days of her trial. For a teen there is no such page (decisions 9). */
async function planData(me: Me, { now, billing }: Pick<Page, 'now' | 'billing'>): Promise<FirstData> {
  const [member, subscription] = await Promise.all([
    memberStore.read(me),
    me.band === 'adult' ? standingOf(billing, me) : null,
  ]);
  const today = todayOf(member, now);
  return {
    user: toUser(member, { now, roles: me.roles }),
    today,
    now: now.toISOString(),
    theme: member.theme,
    moonMonth: moonMonthFor(monthOf(today), member.timeZone),
    ...(subscription && { subscription }),
  };
}

/** Pages that stand alone: none of them draws her cycle. */
type ApartScreen =
  | 'dailyFlow'
  | 'dailyQuiz'
  | 'archetypeQuiz'
  | 'rewards'
  | 'subscription'
  | 'subscriptionManagement'
  | 'privacySettings';
const APART: ReadonlySet<ScreenName | null> = new Set<ApartScreen>([
  'dailyFlow',
  'dailyQuiz',
  'archetypeQuiz',
  'rewards',
  'subscription',
  'subscriptionManagement',
  'privacySettings',
]);

function isApart(screen: ScreenName | null): screen is ApartScreen {
  return APART.has(screen);
}

async function apartData(
  me: Me,
  { screen, now, billing }: Pick<Page, 'now' | 'billing'> & { screen: ApartScreen },
): Promise<FirstData> {
  if (screen === 'subscription' || screen === 'subscriptionManagement') return planData(me, { now, billing });
  if (screen === 'dailyFlow') return flowData(me, now);
  if (screen === 'privacySettings') return privacyData(me, now);
  return screen === 'rewards' ? rewardsData(me, now) : quizData(me, { screen, now });
}

/** What is hers to decide about what is kept. */
async function privacyData(me: Me, now: Date): Promise<FirstData> {
  const [member, privacy] = await Promise.all([memberStore.read(me), readPrivacy(me)]);
  return {
    user: toUser(member, { now, roles: me.roles }),
    today: todayOf(member, now),
    now: now.toISOString(),
    theme: member.theme,
    privacy,
  };
}

/** What her days here gave. */
async function rewardsData(me: Me, now: Date): Promise<FirstData> {
  const [member, points, checkIns, keepsakes] = await Promise.all([
    memberStore.read(me),
    readPoints(me),
    keptCheckIns(me),
    readKeepsakes(me),
  ]);
  return {
    user: toUser(member, { now, roles: me.roles }),
    today: todayOf(member, now),
    now: now.toISOString(),
    theme: member.theme,
    points,
    checkIn: toCheckIn(checkIns, { member, now }),
    keepsakes,
  };
}

/** The daily flow with today's check-in, which is one of its steps. */
async function flowData(me: Me, now: Date): Promise<FirstData> {
  const [member, dailyFlow, checkIns] = await Promise.all([
    memberStore.read(me),
    readDailyFlow(me, now),
    keptCheckIns(me),
  ]);
  return {
    user: toUser(member, { now, roles: me.roles }),
    today: todayOf(member, now),
    now: now.toISOString(),
    theme: member.theme,
    dailyFlow,
    checkIn: toCheckIn(checkIns, { member, now }),
  };
}

/** The two quizzes. */
async function quizData(
  me: Me,
  { screen, now }: { screen: 'dailyQuiz' | 'archetypeQuiz'; now: Date },
): Promise<FirstData> {
  const isDaily = screen === 'dailyQuiz';
  const [member, dailyQuiz, archetypes] = await Promise.all([
    memberStore.read(me),
    isDaily ? readQuiz(me, now) : null,
    isDaily ? null : readArchetypes(me, now),
  ]);
  const base = {
    user: toUser(member, { now, roles: me.roles }),
    today: todayOf(member, now),
    now: now.toISOString(),
    theme: member.theme,
  };
  return { ...base, ...(dailyQuiz && { dailyQuiz }), ...(archetypes && { archetypes }) };
}
