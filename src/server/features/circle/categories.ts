import { ROOMS } from '#domain/circle/limits.ts';
import type { Database } from '#server/platform/db/database.ts';
import { circleContent } from './circle-deps.ts';

/** Loads the topics of both rooms that are not there yet. What moderators changed since stays as it is. */
export async function loadCategories(db: Database): Promise<void> {
  const { categories } = circleContent();
  await db.asWorker(null, async (tx) => {
    for (const room of ROOMS)
      await Promise.all(
        categories[room].map(({ slug, name, icon, about }, place) =>
          tx.callFunction('add_category', [room, slug, name, icon, about, place]),
        ),
      );
  });
}
