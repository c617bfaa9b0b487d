import type { GuideLead, GuideThingTold, GuideWeekWhole } from '#contract/health-guide/health-guide.schemas.ts';
import type { LifeStage } from '#domain/stage/stage.ts';
import { citedIn } from '#domain/wisdom/marks.ts';
import { pieceAddress } from '#domain/wisdom/piece-address.ts';
import type { MyLibrary } from '#server/features/wisdom/public.ts';
import type { MeditationShelf } from './guide-deps.ts';
import type { GuideWeek } from './content/read-weeks.ts';
import { windowOf } from './guide.ts';

type Told = {
  readonly stage: LifeStage;
  readonly ageGroup: 'teen' | 'adult';
  readonly things: readonly GuideThingTold[];
  readonly library: MyLibrary;
  readonly shelf: MeditationShelf;
};

/** A week whole, with what of the library and of the meditations exists for the member. */
export function weekOf(week: GuideWeek, { stage, ageGroup, things, library, shelf }: Told): GuideWeekWhole {
  const { reading, sitting, reflection } = week;
  const stages = new Set<LifeStage>(ageGroup === 'teen' ? [stage, 'teen'] : [stage]);
  const piece = (id: string, told: Pick<GuideLead, 'line' | 'when'>): GuideLead[] => {
    const found = library.readables.get(pieceAddress(id));
    const isTold = found !== undefined;
    return isTold
      ? [
          {
            ...{ id: found.volume.id, title: found.volume.piece.title, minutes: found.volume[library.edition].minutes },
            ...{ isOpen: found.closed === null, ...told },
          },
        ]
      : [];
  };
  const meditation = (id: string, told: Pick<GuideLead, 'line' | 'when'>): GuideLead[] => {
    const found = shelf.find(({ listed }) => listed.id === id);
    return found
      ? [
          {
            ...{ id, title: found.listed.title, minutes: Math.round(found.listed.seconds / 60) },
            ...{ isOpen: found.closed === null, ...told },
          },
        ]
      : [];
  };
  return {
    ...{ week: week.week, title: week.title, kicker: week.kicker, lead: week.lead, window: windowOf(week) },
    ...{ isFree: week.free, before: week.before_you_start, things: [...things] },
    reflection: { prompt: reflection.prompt, instead: reflection.instead, minutes: reflection.minutes },
    readings: leadsOf(reading, { stages, find: piece, line: reading.line }),
    sittings: leadsOf(sitting, { stages, find: meditation, line: null }),
    plate: week.plate,
    milestone: week.milestone_line,
    ...{ blocks: [...week.blocks], sources: sourcesOf(week), glossary: week.glossary },
    ...{ checked: week.checked, checkAgain: week.check_again, reviewedBy: week.reviewed_by },
  };
}

type Pair = Pick<GuideWeek['reading'], 'id' | 'or' | 'or_when' | 'or_for'>;
type Finding = {
  readonly stages: ReadonlySet<LifeStage>;
  readonly find: (id: string, told: Pick<GuideLead, 'line' | 'when'>) => GuideLead[];
  readonly line: string | null;
};

/**
 * The first that exists for the member and is not for others, and the other one where it says when it suits better.
 * Where the first does not exist for her, the other takes its place.
 */
function leadsOf({ id, or, or_when: when, or_for: instead = [] }: Pair, { stages, find, line }: Finding): GuideLead[] {
  const first = instead.some((stage) => stages.has(stage)) ? [] : find(id, { line, when: null });
  if (or === undefined) return first;
  if (first.length === 0) return find(or, { line: null, when: null });
  return when === undefined ? first : [...first, ...find(or, { line: null, when })];
}

/** In order of their numbers: only what is cited. */
function sourcesOf({ sources, things, blocks }: GuideWeek): GuideWeekWhole['sources'] {
  const cited = new Set([...citedIn(blocks), ...things.flatMap((thing) => thing.sources)]);
  return sources.filter(({ n }) => cited.has(n));
}
