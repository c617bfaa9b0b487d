import { z } from 'zod';
import type { Wire } from '#contract/kit/route.ts';
import { MOON_PHASES } from '#domain/cycle/cycle-view.ts';
import { MOODS } from '#domain/cycle/day-log.ts';
import { cleanTags, isBlankEntry } from '#domain/journal/journal-entry.ts';
import { checkInDone } from '#contract/check-in/check-in.schemas.ts';
import { cursor, pageOf, pageQuery } from '#contract/kit/paging.ts';
import { id, instant, localDateSchema, writtenText } from '#contract/kit/scalars.ts';
import { JOURNAL } from '#contract/limits.ts';

const mood = z.enum(MOODS).nullable();
const phase = z.enum(['rest', 'create', 'shine', 'reflect']).nullable();
const tags = z.array(writtenText(JOURNAL.tag)).max(JOURNAL.tags).transform(cleanTags);
/** A mood as it is sent: an empty text says none, as a missing one does. */
const sentMood = z.union([mood, z.literal('').transform(() => null)]);
const text = (max: number) =>
  writtenText(max)
    .nullish()
    .transform((given) => given ?? '');

const stamp = {
  moon: z.object({ phase: z.enum(MOON_PHASES), illuminated: z.number(), waxing: z.boolean() }),
  /** Null where no cycle was known, and in a stage that counts none; the phase is null in a stage that names none. */
  cycle: z.object({ day: z.int(), phase }).nullable(),
};

/**
 * §3 Journal entry, with its tags, its version, and the moon and cycle day of its day. `createdAt` is when it was first
 * kept.
 */
export const journalEntry = z.object({
  id,
  userId: id,
  date: localDateSchema,
  title: z.string(),
  content: z.string(),
  mood,
  dreamInsights: z.string(),
  tags: z.array(z.string()),
  ...stamp,
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
});
export type JournalEntry = Wire<typeof journalEntry>;

/** POST /api/journal-entries answers the entry, and what the check-in did that came with it. */
export const journalKept = journalEntry.extend({ checkIn: checkInDone.optional() });
export type JournalKept = Wire<typeof journalKept>;

/**
 * An entry in a list: its first words, or those around what was found. `unreadable` where it is there and cannot be
 * opened: then only its place is told.
 */
export const journalHead = z.object({
  id,
  date: localDateSchema,
  title: z.string(),
  excerpt: z.string(),
  mood,
  dream: z.boolean(),
  tags: z.array(z.string()),
  ...stamp,
  version: z.int(),
  unreadable: z.literal(true).optional(),
});
export type JournalHead = Wire<typeof journalHead>;

/** POST /api/journal-entries (§7): `userId` is accepted and says nothing. */
export const journalPost = z
  .object({
    userId: z.unknown().optional(),
    title: text(JOURNAL.title),
    content: text(JOURNAL.content),
    mood: sentMood.optional().transform((given) => given ?? null),
    dreamInsights: text(JOURNAL.dreamInsights),
    date: localDateSchema,
    tags: tags.default([]),
    /** True when the page is today's check-in (§4.8). */
    checkIn: z.boolean().optional(),
  })
  .refine(({ checkIn, content }) => !checkIn || content.trim() !== '', {
    path: ['content'],
    message: 'Please share your thoughts to complete check-in',
  })
  .refine((entry) => !isBlankEntry(entry), { path: ['content'], message: 'Write a word or choose a mood first' });
export type JournalPost = Wire<typeof journalPost>;

export const journalPatch = z.object({
  title: writtenText(JOURNAL.title).optional(),
  content: writtenText(JOURNAL.content).optional(),
  mood: sentMood.optional(),
  dreamInsights: writtenText(JOURNAL.dreamInsights).optional(),
  date: localDateSchema.optional(),
  tags: tags.optional(),
});

export const journalParams = z.object({ id });
export const journalVersionParams = z.object({ id, version: z.string().regex(/^\d{1,9}$/, 'Please give a version') });

/** A day with its moon and its place in the member's cycle. */
const stampedDay = z.object({ date: localDateSchema, ...stamp });

/** Newest day first. */
export const journalQuery = pageQuery(JOURNAL.page).extend({
  month: z
    .string()
    .regex(/^(19|20|21)\d\d-(0[1-9]|1[0-2])$/, 'Please give a month like 2026-11')
    .optional(),
});
export const journalReply = pageOf(journalHead).extend({ total: z.int(), today: stampedDay });
export type JournalReply = Wire<typeof journalReply>;

/** GET /api/journal-entries/whole: the same, whole, for the member's own file of them. */
export const journalWholeQuery = pageQuery(JOURNAL.page);
export const journalWhole = pageOf(journalEntry);
export type JournalWhole = Wire<typeof journalWhole>;

export const journalYearQuery = z.object({
  year: z.string().regex(/^(19|20|21)\d\d$/, 'Please give a year like 2026'),
});
const day = z.object({ date: localDateSchema, entries: z.int(), mood, dream: z.boolean(), cycle: stamp.cycle });
/**
 * GET /api/journal-entries/year: the member's days with entries, oldest first, and the years in which there are any,
 * newest first.
 */
export const journalYear = z.object({ year: z.string(), days: z.array(day), years: z.array(z.string()) });
export type JournalYear = Wire<typeof journalYear>;

export const onThisMoonQuery = z.object({ date: localDateSchema });
/** GET /api/journal-entries/on-this-moon: the day, and what the member kept under the same moon in earlier turns. */
export const onThisMoonReply = stampedDay.extend({ entries: z.array(journalHead) });
export type OnThisMoonReply = Wire<typeof onThisMoonReply>;

/**
 * POST /api/journal-entries/search: the member's words stand in the body, never in an address. `after` goes on where a
 * reply stopped.
 */
export const journalSearch = z.object({ text: writtenText(JOURNAL.query), after: cursor.optional() });
/** `next` is there while older pages have not been looked through, also when this reply found nothing. */
export const journalFound = pageOf(journalHead).extend({ searched: z.int() });
export type JournalFound = Wire<typeof journalFound>;

/**
 * What stood in an entry before its changes of the last thirty days, newest first. `replacedAt` is when it gave way.
 */
export const journalVersions = z.array(
  z.object({ version: z.int(), replacedAt: instant, title: z.string(), excerpt: z.string() }),
);
export type JournalVersions = Wire<typeof journalVersions>;
