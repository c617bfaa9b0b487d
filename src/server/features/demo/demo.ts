import { addDays, dayInZone, localDate, type LocalDate } from '#domain/calendar/local-date.ts';
import { IMPORT_BATCH } from '#contract/limits.ts';
import type { DemoAccount } from '#contract/account/account.schemas.ts';
import { asMadeMember, makeMember, type AccountHouse, type Profile } from '#server/features/account/public.ts';
import { fillDays } from '#server/features/import/public.ts';
import type { Role } from '#server/features/role/public.ts';
import { believableDays, seededRandom } from './believable-days.ts';
import { DEMO_PASSWORD, DEMO_PEOPLE, demoEmail, type DemoPerson } from './demo-people.ts';

const DAY = 86_400_000;
const DAYS_INTO_CYCLE = 17;
const RHYTHM = { length: 28, spread: 4, bleed: 5 };

export type DemoOptions = { readonly house: AccountHouse; readonly timeZone: string; readonly grant: (userId: string, role: Role) => Promise<void> };

/** Makes the demo accounts that are missing. Their cycles end near today, so that the wheel lives. */
export async function makeDemoAccounts(options: DemoOptions): Promise<void> {
  for (const [index, person] of DEMO_PEOPLE.entries()) await makePerson(options, { person, seed: index + 1 });
}

/** What the sign-in page offers. */
export function demoAccounts(): DemoAccount[] {
  return DEMO_PEOPLE.map((person) => ({ label: person.label, description: person.description, email: demoEmail(person), password: DEMO_PASSWORD }));
}

async function makePerson({ house, timeZone, grant }: DemoOptions, { person, seed }: { person: DemoPerson; seed: number }): Promise<void> {
  const now = house.clock.now();
  const today = dayInZone(now, timeZone);
  const at = (days: number) => new Date(now.getTime() + days * DAY);
  const made = { profile: profileOf(person, today), password: DEMO_PASSWORD, timeZone, createdAt: at(-person.daysHere), trialEndAt: at(person.trialDaysLeft), customizationCompleted: true };
  const userId = await makeMember(house, made);
  if (!userId) return;
  if (person.role) await grant(userId, person.role);
  const span = { lastStart: addDays(today, -DAYS_INTO_CYCLE), today, cycles: person.cycles };
  const days = believableDays({ rhythm: RHYTHM, span, random: seededRandom(seed) });
  for (let from = 0; from < days.length; from += IMPORT_BATCH) {
    await asMadeMember(house, userId, (me) => fillDays(house, { me, days: days.slice(from, from + IMPORT_BATCH) }));
  }
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
  };
}
