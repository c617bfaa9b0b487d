import { createContext, use } from 'react';

/**
 * Where a statement on health is written. As one text ("WHO, Menopause, fact sheet (2022)"), or in parts: who says it,
 * in what, of which year, when we last read it ("November 2026"), and where it can be read.
 */
export type Source =
  | string
  | {
      readonly name: string;
      readonly title?: string | undefined;
      /** "2018", or "read 2026" where the page bears no year. */
      readonly year?: string | number | undefined;
      readonly checked?: string | undefined;
      /** An address to open: shown as a link when it begins with https, else as text. */
      readonly address?: string | undefined;
    };

/** What makes two mentions one: the same name, title and year. */
export const keyOf = (source: Source): string =>
  typeof source === 'string' ? source : [source.name, source.title, source.year].join('|');

/** What a statement rests on: one source, several, or none. */
export type Mention = Source | readonly Source[] | null | undefined | false;

/** The sources of a page in order of first mention, each once. Lists that are missing are passed over. */
export function inOrder(...mentions: readonly Mention[]): Source[] {
  const seen = new Map<string, Source>();
  for (const mention of mentions)
    for (const source of mention ? [mention].flat() : []) if (!seen.has(keyOf(source))) seen.set(keyOf(source), source);
  return [...seen.values()];
}

type Cited = { readonly id: string; readonly sources: readonly Source[] };
/** The list that the numbers of a page count in. */
export const CitedContext = createContext<Cited | null>(null);

/** The list of the page, and the number of a source in it. A source that the page does not list is a fault. */
export function useCited(): Cited & { numberOf: (source: Source) => number } {
  const cited = use(CitedContext);
  if (!cited) throw new Error('A source is cited outside of Evidence');
  const keys = cited.sources.map(keyOf);
  return { ...cited, numberOf: (source) => keys.indexOf(keyOf(source)) + 1 };
}

/** The place of a source in its list, which a raised number leads to. */
export const placeOf = (id: string, number: number): string => `${id}-source-${number}`;
