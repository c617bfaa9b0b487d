import { z } from 'zod';

const LONGEST_CURSOR = 600;

/**
 * Where a list goes on: made by the server, sealed, and without meaning to anybody else. What it says is judged where
 * it is opened.
 */
export const cursor = z.string().max(LONGEST_CURSOR);

/**
 * The query of a paged list: the cursor of the page before (none for the first page) and how many items to give, at
 * most `most`.
 */
export function pageQuery(most: number) {
  return z.object({ after: cursor.optional(), limit: limitUpTo(most).optional() });
}

/**
 * The reply of a paged list: its items, and the cursor of the next page; null at the end. A list never says how many
 * pages there are.
 */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), next: cursor.nullable() });
}

/** A page as the browser reads it. */
export type Page<Item> = { readonly items: readonly Item[]; readonly next: string | null };

function limitUpTo(most: number) {
  return z
    .string()
    .regex(/^[1-9]\d{0,3}$/, 'Please give a number of items')
    .transform(Number)
    .refine((limit) => limit <= most, `At most ${most} items per page`);
}
