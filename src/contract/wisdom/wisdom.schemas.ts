import { z } from 'zod';
import type { Wire } from '#contract/kit/route.ts';
import { instant, localDateSchema, writtenText } from '#contract/kit/scalars.ts';
import { PHASES } from '#domain/meditation/meditation.ts';
import { AUDIENCES, CATEGORIES, CONDITION_NAMES, PIECE_KINDS, SEEN } from '#domain/wisdom/wisdom.ts';

/** The name of a piece in addresses: letters and digits that say nothing (see `piece-address.ts`). */
export const pieceId = z.string().regex(/^[a-z0-9]{7}$/, 'There is no such piece');
export const pieceParams = z.object({ piece: pieceId });

/**
 * A piece as the shelf shows it, without its text. `isOpen`: whether it opens for the member now; `window` names its
 * picture.
 */
export const pieceSummary = z.object({
  id: z.string(),
  title: z.string(),
  kicker: z.string(),
  kind: z.enum(PIECE_KINDS),
  categories: z.array(z.enum(CATEGORIES)),
  audience: z.enum(AUDIENCES),
  window: z.string(),
  minutes: z.int(),
  isOpen: z.boolean(),
  isFree: z.boolean(),
  yearlyOnly: z.boolean(),
});
export type PieceSummary = Wire<typeof pieceSummary>;

/** How far a piece was read, in hundredths; 100 is to the end. */
const place = z.object({ id: z.string(), share: z.int(), at: instant });
/** What the member saved, the newest first, and how far the member read, the newest first. */
export const reading = z.object({ saved: z.array(z.string()), places: z.array(place) });
export type Reading = Wire<typeof reading>;

/** Why a piece is offered. */
const because = z.discriminatedUnion('of', [
  z.object({ of: z.literal('condition'), condition: z.enum(CONDITION_NAMES) }),
  z.object({ of: z.literal('stage') }),
  z.object({ of: z.literal('goal'), goal: z.string() }),
  z.object({ of: z.literal('phase'), phase: z.enum(PHASES) }),
]);

/** GET /api/wisdom: the whole library of the member, what is offered for where the member is, and what was read. */
export const wisdomReply = z.object({
  pieces: z.array(pieceSummary),
  forYou: z.array(z.object({ id: z.string(), because })),
  reading,
});
export type WisdomReply = Wire<typeof wisdomReply>;
export type ForYou = WisdomReply['forYou'][number];

const run = z.union([
  z.object({ cite: z.array(z.int()) }),
  z.object({
    text: z.string(),
    mark: z.enum(['strong', 'em']).optional(),
    grade: z.int().optional(),
    means: z.string().optional(),
  }),
]);
export const block = z.union([
  z.object({ kind: z.enum(['heading', 'paragraph']), runs: z.array(run) }),
  z.object({ kind: z.enum(['list', 'steps', 'quote']), items: z.array(z.array(run)) }),
]);
export const part = z.object({ title: z.string(), blocks: z.array(block) });
export type PieceRun = Wire<typeof run>;
export type PieceBlock = Wire<typeof block>;
export type PiecePart = Wire<typeof part>;

export const readSource = z.object({
  n: z.int(),
  title: z.string(),
  publisher: z.string(),
  year: z.string(),
  where: z.string(),
  seen: z.enum(SEEN),
});
export type ReadSource = Wire<typeof readSource>;
export const glossaryTerm = z.object({ term: z.string(), means: z.string() });
/** A guide of womb health, by the name it has in addresses. */
const guideLink = z.object({ id: z.string(), title: z.string() });

/** The whole of a piece: red flags first, its text, of a tradition what is known, and what it rests on. */
export const pieceWhole = pieceSummary.extend({
  redFlags: part.nullable(),
  blocks: z.array(block),
  known: part.nullable(),
  toldBy: z.string().nullable(),
  questionToBring: z.string().nullable(),
  /** In order of first mention. */
  sources: z.array(readSource),
  /** The words that are explained in it, in the order in which they come. */
  glossary: z.array(glossaryTerm),
  related: z.array(pieceSummary),
  /** The guides on the conditions it names. */
  guides: z.array(guideLink),
  checked: localDateSchema,
  checkAgain: localDateSchema,
  reviewedBy: z.string().nullable(),
});
export type PieceWhole = Wire<typeof pieceWhole>;

/** POST /api/wisdom/search: words to look for. They stand in no address. */
export const wisdomSearch = z.object({
  words: writtenText(80).refine((text) => text.trim() !== '', 'Please type a word'),
});
/** The pieces that have them, best first, each with what stands around the first place; and the guides that do. */
export const wisdomFound = z.object({
  found: z.array(z.object({ id: z.string(), around: z.array(z.object({ text: z.string(), isHit: z.boolean() })) })),
  guides: z.array(guideLink),
});
export type WisdomFound = Wire<typeof wisdomFound>;

/** How far the member came, in hundredths of the piece. */
export const readingPut = z.object({ share: z.int().min(1).max(100) });
