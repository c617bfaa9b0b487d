import type { Room } from '#domain/circle/limits.ts';
import { circle } from '../circle.copy.ts';

type Named = {
  readonly isAnonymous: boolean;
  readonly firstName: string | null;
  readonly lastName: string | null;
};

/** Who speaks, in the words of §2.4: 'Anonymous', first and last name, or 'Community Member' where there is none. Among teens a first name is all, and it goes with her 18th birthday. */
export function speakerOf({ isAnonymous, firstName, lastName }: Named, room?: Room): string {
  if (isAnonymous) return circle.anonymous;
  return (
    [firstName, room === 'teen' ? null : lastName].filter(Boolean).join(' ') ||
    (room === 'teen' ? circle.grown : circle.member)
  );
}
