import { z } from 'zod';
import { BACKUP_KEEPERS, DISK_PARTS, PEOPLE_LEAST, WARNINGS } from '#domain/overview/overview.ts';
import { instant, localDateSchema } from '#contract/kit/scalars.ts';
import type { Wire } from '#contract/kit/route.ts';

/** A name of the program, such as "http.fault": never a person's word. */
const word = z.string().regex(/^[\w.-]{1,64}$/);
/** Null stands for fewer than five, or for a day that is not over. */
const people = z.int().min(PEOPLE_LEAST).nullable();

/** How the installation stands: sums and sizes, nothing about anybody. */
export const overviewReply = z.object({
  lookedAt: instant.nullable(),
  warnings: z.array(z.object({ kind: z.enum(WARNINGS), count: z.number().nullable(), since: instant.nullable() })),
  mail: z.object({ waiting: z.int(), oldestAt: instant.nullable(), failing: z.int(), sentAt: instant.nullable() }),
  jobs: z.array(
    z.object({
      name: word,
      waiting: z.int(),
      failing: z.int(),
      dead: z.int(),
      doneAt: instant.nullable(),
      failedAt: instant.nullable(),
    }),
  ),
  disk: z.object({
    free: z.number().nullable(),
    least: z.number(),
    lookedAt: instant.nullable(),
    parts: z.array(z.object({ name: z.enum(DISK_PARTS), bytes: z.number() })),
  }),
  backup: z.object({ keeper: z.enum(BACKUP_KEEPERS), at: instant.nullable(), rehearsedAt: instant.nullable() }),
  errors: z.array(z.object({ name: word, today: z.int(), days: z.int(), lastAt: instant.nullable() })),
  /** The oldest first; the last one is today, counted in UTC. */
  days: z.array(
    z.object({
      day: localDateSchema,
      sent: z.int(),
      failed: z.int(),
      errors: z.int(),
      signedUp: people,
      left: people,
      plansStarted: people,
      plansEnded: people,
      gifts: people,
    }),
  ),
});
export type OverviewReply = Wire<typeof overviewReply>;
export type OverviewDay = OverviewReply['days'][number];
