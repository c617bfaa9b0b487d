import { addDays, dayInZone, type LocalDate } from '#domain/calendar/local-date.ts';
import { startOfDay } from '#domain/calendar/zone-instant.ts';
import type { EventWire } from '#contract/event/event.schemas.ts';
import { asMadeMember, type AccountDeps } from '#server/features/account/public.ts';
import { Refusal } from '#server/platform/http/handler.ts';
import { eventStore } from './event.store.ts';
import { createEvent, createSeries } from './host-event.ts';
import { openThreads } from './threads/open-threads.ts';

const PLACE = 'https://evening.example.com/circle';
const HOUR = { minutes: 60, place: PLACE };
const FULL_MOON = {
  ...HOUR,
  title: 'Full moon release',
  text: 'Bring one sentence you no longer agree with, and paper you can tear. Cameras are optional, so is speaking.',
  seats: 14,
  time: '20:00',
  rule: { every: 'full_moon' },
} as const;
const NEW_MOON = {
  ...HOUR,
  title: 'New-moon circle',
  text: 'Set one small intention, aloud or in the chat.',
  seats: 12,
  time: '20:30',
  rule: { every: 'new_moon' },
} as const;
const ENDO = {
  ...HOUR,
  title: 'Endo evening',
  text: 'Open conversation for anyone who has it, suspects it, or lives with someone who does.',
  seats: 2,
  time: '19:00',
  inDays: 6,
};
const PERIMENOPAUSE = {
  ...HOUR,
  title: 'Perimenopause, plainly',
  text: 'Questions to a nurse midwife, read out without names.',
  seats: 20,
  time: '12:00',
  minutes: 40,
  inDays: 9,
};

const OVER = {
  ...HOUR,
  title: 'An hour by the window',
  text: 'Tea, a chair, and whatever this week was. You can knit.',
  seats: 8,
  time: '19:00',
  inDays: -3,
};
/** How long after its end the thread of a circle was opened. */
const AFTER_MS = 60_000;

type People = { readonly [Who in 'adult' | 'teacher' | 'moderator' | 'admin' | 'lapsed']: string };

/**
 * Plans circles of the demo's hosts, once: two series by the moon, a full one that the adult waits for, one she has a
 * seat at, and one that is over, with its thread.
 */
export async function planDemoCircles(
  deps: AccountDeps,
  { people, timeZone: zone }: { people: People; timeZone: string },
): Promise<void> {
  const { teacher, moderator, adult, admin, lapsed } = people;
  if ((await asMadeMember(deps, teacher, ({ tx }) => eventStore.hosted(tx, null))).length > 0) return;
  const day = dayInZone(deps.clock.now(), zone);
  for (const series of [FULL_MOON, NEW_MOON])
    made(await asMadeMember(deps, teacher, (me) => createSeries(deps, { me, body: { ...series, day, zone } })));
  const one = async (host: string, { inDays, ...circle }: typeof ENDO) =>
    made(
      await asMadeMember(deps, host, (me) =>
        createEvent(deps, { me, body: { ...circle, day: addDays(day, inDays), zone } }),
      ),
    );
  const [endo, perimenopause] = [await one(moderator, ENDO), await one(teacher, PERIMENOPAUSE)];
  const now = deps.clock.now();
  const sit = (who: string, { id }: EventWire) =>
    asMadeMember(deps, who, ({ tx }) => eventStore.take(tx, id, { line: true, now }));
  for (const who of [admin, lapsed, adult]) await sit(who, endo);
  for (const who of [lapsed, admin, adult]) await sit(who, perimenopause);
  await tookPlace(deps, { host: teacher, seats: [adult, lapsed, moderator], day: addDays(day, OVER.inDays), zone });
}

type Past = {
  readonly host: string;
  readonly seats: readonly string[];
  readonly day: LocalDate;
  readonly zone: string;
};

/** A circle that took place, planned on the day before it, and its thread from just after it. */
async function tookPlace(deps: AccountDeps, { host, seats, day, zone }: Past): Promise<void> {
  const { inDays: _, ...circle } = OVER;
  const now = startOfDay(addDays(day, -1), zone);
  const then = { ...deps, clock: { ...deps.clock, now: () => now } };
  const event = made(await asMadeMember(then, host, (me) => createEvent(then, { me, body: { ...circle, day, zone } })));
  for (const who of seats)
    await asMadeMember(then, who, ({ tx }) => eventStore.take(tx, event.id, { line: false, now }));
  await openThreads(deps, new Date(Date.parse(event.endsAt) + AFTER_MS));
}

function made(answer: { readonly event: EventWire | null } | Refusal): EventWire {
  if (answer instanceof Refusal || !answer.event) throw new Error('a circle of the demo was refused');
  return answer.event;
}
