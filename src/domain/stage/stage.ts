import type { LocalDate } from '#domain/calendar/local-date.ts';
import type { FieldViewer } from '#domain/cycle/day-fields/day-fields.ts';
import type { Tile } from '#domain/cycle/summary.ts';

/** The stages of life (decisions 8), in the order in which they are offered. */
export const LIFE_STAGES = [
  'menstruating',
  'irregular',
  'teen',
  'hormonal_contraception',
  'trying_to_conceive',
  'pregnant',
  'postpartum',
  'perimenopause',
  'menopause',
  'no_uterus_or_ovaries',
  'paused',
] as const;
export type LifeStage = (typeof LIFE_STAGES)[number];

/** What every surface shows in a stage. Pages, messages, feeds and exports ask this and never the stage itself. */
export type StageSurface = {
  /** A named likely day with its range, the range alone, or no word about a next period. */
  readonly periodForecast: 'day' | 'window' | 'none';
  /** Cycles of the member's own that a forecast needs before it is told. */
  readonly forecastNeeds: number;
  /** Whether estimated fertile days are shown without being asked for. */
  readonly fertileWindow: boolean;
  /** Whether the member may ask for them; `surfaceOf` then shows them. */
  readonly fertileWindowOnRequest: boolean;
  /**
   * Whether an ovulation estimate, or the word, is shown; the day log then also offers its signs (tests, cervical
   * fluid).
   */
  readonly ovulation: boolean;
  /** The wheel of the member's cycle, or the one that follows the moon. */
  readonly wheel: 'cycle' | 'energy';
  /** Whether the four phases are named and explained. */
  readonly phases: boolean;
  readonly moonRing: boolean;
  /** Whether the day log offers flow. */
  readonly bleedingLog: boolean;
  /** Whether it asks "Did it start?", and two weeks past the window what happened. */
  readonly asksStart: boolean;
  /** Whether a reminder of an expected period may be sent. */
  readonly periodReminder: boolean;
  readonly tiles: readonly Tile[];
  /** Whose words are used: the plain ones of a counted cycle, or those of this stage. */
  readonly wording:
    | 'plain'
    | 'first_years'
    | 'contraception'
    | 'pregnant'
    | 'postpartum'
    | 'perimenopause'
    | 'menopause'
    | 'no_bleeding'
    | 'paused';
};

const COUNTED = {
  periodForecast: 'day',
  forecastNeeds: 0,
  fertileWindow: false,
  fertileWindowOnRequest: true,
  ovulation: true,
  wheel: 'cycle',
  phases: true,
  moonRing: true,
  bleedingLog: true,
  asksStart: true,
  periodReminder: true,
  tiles: ['flow', 'mood', 'energy', 'symptoms'],
  wording: 'plain',
} as const satisfies StageSurface;
const UNSPOKEN = {
  fertileWindow: false,
  fertileWindowOnRequest: false,
  ovulation: false,
} as const satisfies Partial<StageSurface>;
const HIDDEN = {
  ...UNSPOKEN,
  phases: false,
} as const satisfies Partial<StageSurface>;
const BY_THE_MOON = {
  ...COUNTED,
  ...HIDDEN,
  periodForecast: 'none',
  wheel: 'energy',
  asksStart: false,
  periodReminder: false,
  tiles: ['mood', 'energy', 'symptoms'],
} as const satisfies StageSurface;

/** One line a stage: decisions 8 and 10, design 11 and 15. */
export const STAGE_SURFACES: Readonly<Record<LifeStage, StageSurface>> = {
  menstruating: COUNTED,
  irregular: { ...COUNTED, periodForecast: 'window' },
  teen: { ...COUNTED, ...HIDDEN, periodForecast: 'window', moonRing: false, wording: 'first_years' },
  hormonal_contraception: {
    ...COUNTED,
    ...HIDDEN,
    periodForecast: 'window',
    forecastNeeds: 2,
    asksStart: false,
    wording: 'contraception',
  },
  trying_to_conceive: { ...COUNTED, fertileWindow: true },
  pregnant: { ...BY_THE_MOON, wording: 'pregnant' },
  postpartum: { ...BY_THE_MOON, tiles: COUNTED.tiles, wording: 'postpartum' },
  perimenopause: { ...COUNTED, ...HIDDEN, periodForecast: 'window', asksStart: false, wording: 'perimenopause' },
  menopause: { ...BY_THE_MOON, wording: 'menopause' },
  no_uterus_or_ovaries: { ...BY_THE_MOON, bleedingLog: false, wording: 'no_bleeding' },
  paused: { ...BY_THE_MOON, wording: 'paused' },
};

/** What changes once a period has come in the stage: after a birth the first one wakes the wheel and a wide window. */
const FROM_THE_FIRST_PERIOD: Readonly<Partial<Record<LifeStage, Partial<StageSurface>>>> = {
  postpartum: { periodForecast: 'window', wheel: 'cycle', periodReminder: true },
};

/**
 * The member's stage as it stands: since when the member says so (null: it follows from what the member told), and
 * whether the member asked for fertile days.
 */
export type StageStanding = {
  readonly stage: LifeStage;
  readonly stageSince: LocalDate | null;
  readonly windowAsked: boolean;
  /** What the member said leans to a stage that hides fertility, and the member has chosen none yet. */
  readonly quiet?: true | undefined;
};

/**
 * What is shown to the member. `startDate` is the first day of the member's newest period, null while none is known.
 */
export function surfaceOf(
  { stage, stageSince, windowAsked, quiet }: StageStanding,
  startDate: LocalDate | null,
): StageSurface {
  const surface = STAGE_SURFACES[stage];
  const hasBledSince = startDate !== null && stageSince !== null && startDate >= stageSince;
  return {
    ...surface,
    ...(hasBledSince && FROM_THE_FIRST_PERIOD[stage]),
    fertileWindow: surface.fertileWindow || (surface.fertileWindowOnRequest && windowAsked),
    ...(quiet && UNSPOKEN),
  };
}

/**
 * For whom the fields of a day are chosen in a stage. Where the wheel counts no cycle, no period is counted either: the
 * chart of blood loss is of periods alone.
 */
export function viewerOf(surface: StageSurface, { adult }: { readonly adult: boolean }): FieldViewer {
  const { bleedingLog: bleeding, ovulation, wheel } = surface;
  return { adult, bleeding, ovulation, periods: bleeding && wheel === 'cycle' };
}

/** Whether no page, feed, export or message may speak of fertility in this stage (decisions 8). */
export function hidesFertility(stage: LifeStage): boolean {
  const { fertileWindow, fertileWindowOnRequest, ovulation } = STAGE_SURFACES[stage];
  return !fertileWindow && !fertileWindowOnRequest && !ovulation;
}
