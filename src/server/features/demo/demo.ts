import { addDays, dayInZone, localDate, type LocalDate } from '#domain/calendar/local-date.ts';
import { startOfDay } from '#domain/calendar/zone-instant.ts';
import { dailyCheckIn } from '#domain/check-in/rotation.ts';
import { isBleeding, type DayLog } from '#domain/cycle/day-log.ts';
import type { JournalPost } from '#contract/journal/journal.schemas.ts';
import { IMPORT_BATCH } from '#contract/limits.ts';
import type { DemoAccount } from '#contract/account/account.schemas.ts';
import {
  accountStore,
  asMadeMember,
  emailIndex,
  makeMember,
  type AccountDeps,
  type Profile,
} from '#server/features/account/public.ts';
import { arrive } from '#server/features/engagement/public.ts';
import { planDemoCircles } from '#server/features/event/public.ts';
import { freezeForecast, summaryStore } from '#server/features/cycle/public.ts';
import { fillDays } from '#server/features/import/public.ts';
import { keepPage } from '#server/features/journal/public.ts';
import type { Role } from '#server/features/role/public.ts';
import { layDemoTeacher } from '#server/features/teacher/public.ts';
import type { Owner } from '#server/platform/db/owner.ts';
import { Refusal } from '#server/platform/http/handler.ts';
import { believableDays, seededRandom } from './believable-days.ts';
import { DEMO_CHECK_INS, demoAnswer } from './demo-check-ins.ts';
import { layDemoCircle } from './demo-circle.ts';
import { DEMO_PASSWORD, DEMO_PEOPLE, demoEmail, type DemoPerson } from './demo-people.ts';
import { DEMO_PAGES } from './demo-pages.ts';

const DAY = 86_400_000;
const EVENING = 21 * 3_600_000;
const DAYS_INTO_CYCLE = 17;
const RHYTHM = { length: 28, spread: 4, bleed: 5 };

export type DemoOptions = {
  readonly deps: AccountDeps;
  readonly timeZone: string;
  readonly grant: (userId: string, role: Role, teenVetted: boolean) => Promise<void>;
  /** Work as the database's owner. */ readonly asOwner: <T>(work: (owner: Owner) => Promise<T>) => Promise<T>;
};

/**
 * Makes the demo accounts that are missing, and their circle. Their cycles end near today, so that the wheel lives; so do
 * their threads. Gives who teaches among them, and who is an admin.
 */
export async function makeDemoAccounts(options: DemoOptions): Promise<{ teacher: string; admin: string }> {
  const people = new Map<string, string>();
  for (const [index, person] of DEMO_PEOPLE.entries()) {
    await makePerson(options, { person, seed: index + 1 });
    const at = emailIndex(options.deps.vault, demoEmail(person));
    const account = await options.deps.db.asVisitor((tx) => accountStore.find(tx, at));
    if (!account) throw new Error('a demo account is not there');
    people.set(person.key, account.user_id);
  }
  await options.asOwner((owner) => layDemoCircle({ deps: options.deps, owner, people }));
  const idOf = (key: string) => people.get(key) ?? '';
  await planDemoCircles(options.deps, {
    people: {
      adult: idOf('adult'),
      teacher: idOf('teacher'),
      moderator: idOf('moderator'),
      admin: idOf('admin'),
      lapsed: idOf('lapsed'),
    },
    timeZone: options.timeZone,
  });
  await layDemoTeacher(options.deps, idOf('teacher'));
  return { teacher: idOf('teacher'), admin: idOf('admin') };
}

/** What the sign-in page offers. */
export function listDemoAccounts(): DemoAccount[] {
  return DEMO_PEOPLE.map((person) => ({
    label: person.label,
    description: person.description,
    email: demoEmail(person),
    password: DEMO_PASSWORD,
  }));
}

async function makePerson(
  { deps, timeZone, grant }: DemoOptions,
  { person, seed }: { person: DemoPerson; seed: number },
): Promise<void> {
  const now = deps.clock.now();
  const today = dayInZone(now, timeZone);
  const at = (days: number) => new Date(now.getTime() + days * DAY);
  const made = {
    profile: profileOf(person, today),
    password: DEMO_PASSWORD,
    timeZone,
    createdAt: at(-person.daysHere),
    trialEndAt: at(person.trialDaysLeft),
    customizationCompleted: true,
  };
  const userId = await makeMember(deps, made);
  if (!userId) return;
  if (person.role) await grant(userId, person.role, person.teenVetted ?? false);
  // They have been here today: the first who looks around is not greeted in their place.
  await asMadeMember(deps, userId, (me) => arrive(me, { now, welcomed: true }));
  const span = { lastStart: addDays(today, -DAYS_INTO_CYCLE), today, cycles: person.cycles };
  const days = believableDays({ rhythm: RHYTHM, span, random: seededRandom(seed) });
  if (person.walked) {
    await walk(deps, { userId, days, timeZone });
    return keepPages(deps, { userId, today, timeZone });
  }
  for (let from = 0; from < days.length; from += IMPORT_BATCH) {
    await asMadeMember(deps, userId, (me) => fillDays(deps, { me, days: days.slice(from, from + IMPORT_BATCH) }));
  }
}

/**
 * Logs the member's days as if the member had logged them then: the clock stands at the second day of each period in
 * turn, and keeps the forecast that is made of what is known by it.
 */
async function walk(
  deps: AccountDeps,
  { userId, days, timeZone }: { userId: string; days: readonly DayLog[]; timeZone: string },
): Promise<void> {
  await asMadeMember(deps, userId, async (me) => {
    for (const chunk of upToEachPeriod(days)) {
      const now = startOfDay(addDays(chunk.at(-1)?.date ?? dayInZone(deps.clock.now(), timeZone), 1), timeZone);
      const clock = { now: () => now, real: deps.clock.real };
      await fillDays({ clock }, { me, days: chunk });
      await freezeForecast(me, { summary: await summaryStore.read(me), now: new Date(now.getTime() - 1) });
    }
  });
}

/**
 * Keeps the member's pages and check-ins as if the member had written each on the evening of its day, the first of them
 * first.
 */
async function keepPages(
  deps: AccountDeps,
  { userId, today, timeZone }: { userId: string; today: LocalDate; timeZone: string },
): Promise<void> {
  const pages = [
    ...DEMO_PAGES.map(({ daysAgo, ...page }) => ({
      date: addDays(today, -daysAgo),
      dreamInsights: '',
      ...page,
      tags: [...(page.tags ?? [])],
    })),
    ...checkIns(today),
  ];
  await asMadeMember(deps, userId, async (me) => {
    for (const body of pages.toSorted((a, b) => (a.date < b.date ? -1 : 1))) {
      const evening = new Date(startOfDay(body.date, timeZone).getTime() + EVENING);
      const kept = await keepPage({ clock: { now: () => evening, real: deps.clock.real } }, { me, body });
      if (kept instanceof Refusal) throw kept;
    }
  });
}

function checkIns(today: LocalDate): JournalPost[] {
  const met = new Map<string, number>();
  return DEMO_CHECK_INS.map((daysAgo) => {
    const date = addDays(today, -daysAgo);
    const { prompt } = dailyCheckIn(date);
    const nth = met.get(prompt) ?? 0;
    met.set(prompt, nth + 1);
    return {
      title: prompt,
      content: demoAnswer(prompt, nth),
      mood: null,
      dreamInsights: '',
      tags: [],
      date,
      checkIn: true,
    };
  });
}

/** Days parted after the second day of each period; the last part ends with the last day. */
function upToEachPeriod(days: readonly DayLog[]): DayLog[][] {
  const parts: DayLog[][] = [[]];
  const bled = new Set(days.filter(isBleeding).map(({ date }) => date));
  for (const day of days) {
    parts.at(-1)?.push(day);
    if (bled.has(day.date) && bled.has(addDays(day.date, -1)) && !bled.has(addDays(day.date, -2))) parts.push([]);
  }
  return parts.filter((part) => part.length > 0);
}

function profileOf(person: DemoPerson, today: LocalDate): Profile {
  return {
    schemaVersion: 1,
    email: demoEmail(person),
    firstName: person.firstName,
    lastName: person.lastName,
    birthday: localDate(`${Number(today.slice(0, 4)) - person.yearsOld}-01-09`),
    phone: null,
    sacredGoals: person.goals,
    customGoals: [],
    journeyCustomization: { currentlyMenstruates: person.cycles > 0 ? 'yes' : 'no', tracksCycle: 'app' },
    ref: null,
    ...(person.stage && { lifeStages: [{ stage: person.stage, from: addDays(today, -person.daysHere) }] }),
  };
}
