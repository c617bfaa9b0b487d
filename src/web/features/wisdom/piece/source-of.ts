import type { ReadSource } from '#contract/wisdom/wisdom.schemas.ts';
import type { Source } from '#web/ui/evidence/evidence.ts';
import { piece as copy } from './piece.copy.ts';

/** A source of a text as the list at the foot shows it, with how it was read. */
export function sourceOf({ title, publisher, year, where, seen }: ReadSource): Source {
  return { name: publisher, title, year, address: `${where}, ${copy.seen[seen]}` };
}
