import type { MeditationWhole } from '#contract/meditation/meditation.schemas.ts';
import { player } from '#web/features/meditation/player/player.copy.ts';
import type { Source } from '#web/ui/evidence/evidence.ts';

type ContentSource = MeditationWhole['sources'][number];

/** A source of the content as the folded list tells it. */
export function sourceOf({ title, publisher, year, where, seen }: ContentSource): Source {
  return { name: publisher, title, year: year ?? undefined, address: `${where}, ${player.before.seen[seen]}` };
}

/** The sources of a meditation, in the order in which its statements cite them. */
export function sourcesOf({ known, sources }: Pick<MeditationWhole, 'known' | 'sources'>): readonly Source[] {
  return inCitedOrder({ known, sources }).map(sourceOf);
}

/** The same as the content holds them. */
export function inCitedOrder({ known, sources }: Pick<MeditationWhole, 'known' | 'sources'>): ContentSource[] {
  const cited = known.flatMap((statement) => statement.sources);
  return [...new Set(cited)].flatMap((number) => sources.filter(({ n }) => n === number));
}
