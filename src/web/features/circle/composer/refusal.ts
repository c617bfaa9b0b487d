import type { BodyVerdict } from '#domain/circle/body.ts';
import type { RoomWords } from '../rooms.copy.ts';

/** Why words cannot be said as they stand, in the room's words. They stay in the field. */
export function refusalWords(verdict: Extract<BodyVerdict, { ok: false }>, { composer }: RoomWords): string {
  if (verdict.why === 'too_long') return composer.tooLong(verdict.length, verdict.max);
  return verdict.why === 'no_words' ? composer.noWords : composer.missing;
}
