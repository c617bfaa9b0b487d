import type { GuideWhole } from '#contract/womb-health/womb-health.schemas.ts';
import { speaksOfFertility, withoutFertility } from '#domain/wisdom/fertility-words.ts';
import { findPieces, madeReady, type Ready } from '#domain/wisdom/find-pieces.ts';
import { withTerms, type Term } from '#domain/wisdom/glossary.ts';
import { citedIn, linesOf, type Block } from '#domain/wisdom/marks.ts';
import { countWords, readingMinutes } from '#domain/wisdom/reading-ease.ts';
import { isShownTo, readsQuietly, type Condition, type Reader } from '#domain/wisdom/wisdom.ts';
import { guideAddress } from '#domain/womb-health/guides.ts';
import type { Guide } from './content/guide.ts';
import { readGuides } from './content/read-guides.ts';

/** What a reader gets of a guide: all of it, or, where nothing may speak of fertility, all but those lines. */
export type GuideEdition = Pick<GuideWhole, 'redFlags' | 'blocks' | 'questions' | 'sources' | 'glossary' | 'minutes'>;
/** A guide with what is made of it once. */
export type GuideVolume = {
  /** Its name in addresses. */ readonly id: string;
  readonly guide: Guide;
  readonly title: string;
  readonly kicker: string;
  readonly lines: readonly string[];
  readonly whole: GuideEdition;
  readonly quiet: GuideEdition;
  readonly ready: { readonly whole: Ready<GuideVolume>; readonly quiet: Ready<GuideVolume> };
};
/** The name of a guide in addresses, and its title. */
type GuideLink = { readonly id: string; readonly title: string };

/** What stands for a source's words where they speak of what the stage of life hides. */
const NOT_SHOWN = 'not shown in your stage of life';

let made: Promise<readonly GuideVolume[]> | null = null;

/** All guides in the order of the shelf, read from content/womb-health when they are first asked for. */
export function guideVolumes(): Promise<readonly GuideVolume[]> {
  return (made ??= readGuides().then((guides) => guides.map(volumeOf)));
}

/** The guides that exist for a reader, by age and stage of life. None is ever closed (decisions 9). */
export async function guidesFor(reader: Reader): Promise<readonly GuideVolume[]> {
  return (await guideVolumes()).filter(({ guide }) => isShownTo({ ...guide, stagesHidden: [] }, reader));
}

/** Which edition a reader gets. */
export function editionFor(reader: Reader): 'whole' | 'quiet' {
  return readsQuietly(reader) ? 'quiet' : 'whole';
}

/** The guides for a reader on some conditions, as links. */
export async function guidesOn(conditions: readonly Condition[], reader: Reader): Promise<GuideLink[]> {
  return (await guidesFor(reader)).filter(({ guide }) => conditions.includes(guide.id)).map(linkOf);
}

/** The guides for a reader that have every word that was typed, best first, as links. */
export async function findGuides(words: string, reader: Reader): Promise<GuideLink[]> {
  const ready = (await guidesFor(reader)).map((volume) => volume.ready[editionFor(reader)]);
  return findPieces(words, ready).map(({ piece }) => linkOf(piece));
}

function linkOf({ id, title }: GuideVolume): GuideLink {
  return { id, title };
}

function volumeOf(guide: Guide): GuideVolume {
  const { id: name, title, kicker } = guide;
  const quiet = quietOf(guide);
  const volume = {
    ...{ id: guideAddress(name), guide, title, kicker },
    lines: linesOfGuide(guide),
    whole: editionOf(guide),
    quiet: editionOf(quiet),
  };
  const found: GuideVolume = {
    ...volume,
    get ready() {
      return ready;
    },
  };
  const ready = {
    whole: madeReady(found),
    quiet: { ...madeReady({ title, kicker, lines: linesOfGuide(quiet) }), piece: found },
  };
  return found;
}

function linesOfGuide({ redFlags, blocks }: Pick<Guide, 'redFlags' | 'blocks'>): string[] {
  return [redFlags.title, ...linesOf([...redFlags.blocks, ...blocks])];
}

/** The guide without its lines on fertility. Red flags stay whole: they are about safety. */
function quietOf(guide: Guide): Guide {
  return {
    ...guide,
    blocks: withoutFertility(guide.blocks),
    glossary: guide.glossary.filter(({ term, means }) => !speaksOfFertility(`${term} ${means}`)),
    questions_to_bring: guide.questions_to_bring.filter((question) => !speaksOfFertility(question)),
    sources: guide.sources.map((source) => ({
      ...source,
      title: shown(source.title),
      publisher: shown(source.publisher),
      where: shown(source.where),
    })),
  };
}

function shown(words: string): string {
  return /fertil|reproductive/i.test(words) || speaksOfFertility(words) ? NOT_SHOWN : words;
}

function editionOf(guide: Guide): GuideEdition {
  const terms: readonly Term[] = guide.glossary;
  const flags = withTerms(guide.redFlags.blocks, terms);
  const text = withTerms(
    guide.blocks,
    terms.filter((term) => !flags.met.includes(term)),
  );
  const all: readonly Block[] = [...flags.blocks, ...text.blocks];
  return {
    redFlags: { title: guide.redFlags.title, blocks: flags.blocks },
    blocks: text.blocks,
    questions: guide.questions_to_bring,
    sources: citedIn(all).flatMap((n) => guide.sources.filter((source) => source.n === n)),
    glossary: [...flags.met, ...text.met],
    minutes: readingMinutes(countWords(linesOfGuide(guide).join(' '))),
  };
}
