import type { Mirror } from '#domain/archetype/archetype.ts';
import { sealedRow } from '#server/platform/vault/sealed-row.store.ts';

/** Answers under way, by question, and the mirrors the member was shown, oldest first. */
export type ArchetypeDocument = {
  readonly schemaVersion: 1;
  readonly answers: Readonly<Record<string, number>>;
  readonly mirrors: readonly Mirror[];
};

/** A member's archetype quiz: one sealed document. */
export const archetypeStore = sealedRow<ArchetypeDocument>('archetype_quiz', {
  schemaVersion: 1,
  answers: {},
  mirrors: [],
});
