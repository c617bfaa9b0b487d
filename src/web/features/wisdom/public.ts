import { deferred } from '#web/platform/deferred.tsx';

export { Blocks } from './piece/blocks.tsx';
export { Contents } from './piece/contents.tsx';
export { ReadingPage, type ReadParts } from './piece/reading-page.tsx';
export { RedFlags } from './piece/red-flags.tsx';
export { Related } from './piece/related.tsx';
export { TextAway, TextFailed, TextGone, TextWaiting } from './piece/text-states.tsx';
export { sourceOf } from './piece/source-of.ts';
export { useText } from './piece/use-text.ts';
export { KeepText } from './kept/keep-text.tsx';
export { KeptHere } from './shelf/kept-here.tsx';
export { PieceRow } from './shelf/piece-row.tsx';
export { useReading, useWisdom } from './wisdom.queries.ts';

/** What there is to read about a phase, an archetype or a kit: fetched where it is drawn, and never ahead. */
export const DeferredReadMore = deferred(async () => (await import('./read-more/read-more.tsx')).ReadMore, {
  rare: true,
});
