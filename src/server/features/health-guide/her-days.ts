import type { LocalDate } from '#domain/calendar/local-date.ts';
import type { Her, Strength } from '#domain/health-guide/bend.ts';
import { expectedPhase, type DayPhase } from '#domain/health-guide/expected-phase.ts';
import { surfaceOf } from '#domain/stage/stage.ts';
import { CONDITION_NAMES, PIECE_CONDITIONS, readsQuietly } from '#domain/wisdom/wisdom.ts';
import { memberStore, memberToday } from '#server/features/account/public.ts';
import { dayLogStore, stageOf, summaryStore, viewOf } from '#server/features/cycle/public.ts';
import type { Me } from '#server/platform/http/handler.ts';

/** The member as the guide bends to her: on any day from today on. */
export type HerDays = {
  readonly today: LocalDate;
  readonly phaseOn: (date: LocalDate) => DayPhase | null;
  /** As she is on a day; today's energy and pain count where `isNow`. */
  readonly on: (date: LocalDate, isNow: boolean) => Her;
};

const LOW = 2;
const HIGH = 4;
const STRONG_PAIN = 5;

/** What is known of the member's days: stage, conditions, cycle, and what she logged today. */
export async function herDays(me: Me, now: Date): Promise<HerDays> {
  const [member, summary] = await Promise.all([memberStore.read(me), summaryStore.read(me)]);
  const today = memberToday(member, now);
  const log = (await dayLogStore.days(me, [today])).get(today);
  const view = viewOf(member, { summary, today });
  const standing = stageOf(member, now);
  const surface = surfaceOf(standing, view.startDate);
  const { ageGroup } = me;
  const told = member.profile.journeyCustomization?.wombConditions ?? [];
  const isQuiet = readsQuietly({ ...standing, ageGroup });
  const conditions = CONDITION_NAMES.filter(
    (name) => told.includes(PIECE_CONDITIONS[name]) && !(isQuiet && name === 'fertility_challenges'),
  );
  const phaseOn = (date: LocalDate) => expectedPhase(view, { surface, date });
  const unknown = { energy: 'usual', isInPain: false } as const;
  const logged = { energy: strengthOf(log?.energy), isInPain: (log?.pain?.level ?? 0) >= STRONG_PAIN };
  return {
    today,
    phaseOn,
    on: (date, isNow) => ({
      ...{ ageGroup, stage: standing.stage, conditions, phase: phaseOn(date)?.phase ?? null },
      ...(isNow ? logged : unknown),
    }),
  };
}

function strengthOf(energy: number | undefined): Strength {
  if (energy === undefined) return 'usual';
  if (energy <= LOW) return 'low';
  return energy >= HIGH ? 'high' : 'usual';
}
