import { ageOn } from '#domain/account/age.ts';
import { addDays, dayNumber, type LocalDate } from '#domain/calendar/local-date.ts';
import { isBleeding } from '#domain/cycle/day-log.ts';
import { VESSELS, type Eater, type Vessel } from '#domain/food/nutrients.ts';
import { levelOf, sumOf, type Level } from '#domain/food/sum.ts';
import type { MealDayNow } from '#domain/meal/for-today.ts';
import { numbersFor, type FoodLists, type MealDocument } from '#domain/meal/meal-day.ts';
import { lackedIn, type WeekDay } from '#domain/meal/week.ts';
import { surfaceOf, type StageStanding } from '#domain/stage/stage.ts';
import { toldPhase } from '#domain/stage/told-phase.ts';
import { visibleView } from '#domain/stage/visible-view.ts';
import { CONDITION_NAMES, PIECE_CONDITIONS } from '#domain/wisdom/wisdom.ts';
import type { FoodManner } from '#contract/meal/meal.schemas.ts';
import { memberStore, memberToday, type Member } from '#server/features/account/public.ts';
import { dayLogStore, stageOf, summaryStore, viewOf } from '#server/features/cycle/public.ts';
import type { Me } from '#server/platform/http/handler.ts';
import { foodDayStore } from './food-day.store.ts';
import { foodListsStore } from './food-lists.store.ts';
import { eatenOf, pantryOf, type Pantry } from './pantry.ts';

/** As many days before a likely period are near. */
const NEAR = 9;
const FIFTY = 51;
/** Energy up to here is little strength. */
const LITTLE = 2;

/** Where a member stands for her meals: what she keeps, how full her week was, and the day it is. */
export type HerNow = {
  readonly today: LocalDate;
  readonly lists: FoodLists;
  readonly manner: FoodManner;
  readonly pantry: Pantry;
  readonly eater: Eater;
  /** The seven days up to the one that is asked for, that one last. */ readonly week: readonly LocalDate[];
  readonly days: ReadonlyMap<LocalDate, MealDocument>;
  readonly levels: readonly WeekDay[];
  readonly lacked: Vessel | null;
  readonly isPeriodNear: boolean;
  readonly now: MealDayNow;
};

/** Reads it, for the week up to `date`, today where none is named. */
export async function herNow(
  me: Me,
  { now, date }: { readonly now: Date; readonly date?: LocalDate },
): Promise<HerNow> {
  const member = await memberStore.read(me);
  const today = memberToday(member, now);
  const last = date ?? today;
  const week = [-6, -5, -4, -3, -2, -1, 0].map((days) => addDays(last, days));
  const [lists, summary, days, logs] = await Promise.all([
    foodListsStore.read(me),
    summaryStore.read(me),
    foodDayStore.days(me, week),
    dayLogStore.days(me, [today]),
  ]);
  const pantry = await pantryOf(lists);
  const standing = stageOf(member, now);
  const view = viewOf(member, { summary, today });
  const surface = surfaceOf(standing, view.startDate);
  const eater = eaterOf(member, { me, standing, today });
  const levels = week.map((day) => levelsOf(days.get(day), { pantry, eater }));
  const lacked = lackedIn(levels);
  const log = logs.get(today);
  const { forecast } = visibleView(view, surface);
  const said = member.profile.journeyCustomization?.wombConditions ?? [];
  return {
    ...{ today, lists, pantry, eater, week, days, levels, lacked, manner: mannerOf(lists, me) },
    isPeriodNear: forecast !== null && forecast.median >= today && forecast.median <= addDays(today, NEAR),
    now: {
      ageGroup: me.ageGroup,
      stage: standing.stage,
      conditions: CONDITION_NAMES.filter((name) => said.includes(PIECE_CONDITIONS[name])),
      phase: toldPhase(view, surface),
      isBleeding: surface.bleedingLog && log !== undefined && isBleeding(log),
      isTired: typeof log?.energy === 'number' && log.energy <= LITTLE,
      lacked,
      day: dayNumber(today),
    },
  };
}

/** How she wants food shown. */
export function mannerOf(lists: FoodLists, { ageGroup }: Pick<Me, 'ageGroup'>): FoodManner {
  const { shows, mayShow } = numbersFor(lists, ageGroup);
  return { numbers: shows, mayShow, isAsked: lists.isHard !== null, isHard: lists.isHard === 'yes' };
}

type Eats = { readonly me: Me; readonly standing: StageStanding; readonly today: LocalDate };

function eaterOf({ profile: { birthday } }: Member, { me, standing, today }: Eats): Eater {
  if (me.ageGroup === 'teen') return 'teen';
  if (standing.stage === 'pregnant') return 'pregnant';
  return birthday !== null && ageOn(birthday, today) >= FIFTY ? 'over_fifty' : 'adult';
}

type By = { readonly pantry: Pantry; readonly eater: Eater };

function levelsOf(day: MealDocument | undefined, { pantry, eater }: By): WeekDay {
  if (!day || day.meals.length === 0) return null;
  const sums = sumOf(
    eatenOf(
      day.meals.flatMap(({ parts }) => parts),
      pantry.byId,
    ),
  );
  const level = (vessel: Vessel): Level => levelOf(vessel, sums[vessel], eater) ?? 'none';
  return Object.fromEntries(VESSELS.map((vessel) => [vessel, level(vessel)])) as Record<Vessel, Level>;
}
