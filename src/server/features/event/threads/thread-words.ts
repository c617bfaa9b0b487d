import { principalInstants } from '#server/platform/sky/sky.ts';

const DAY = 86_400_000;

const CAME =
  'What stayed with you? A word is enough, and so is a question. If you couldn’t come, you’re welcome here too.';
const OPENING = {
  full: 'Our full moon circle is over.',
  new: 'Our new moon circle is over.',
  plain: 'Our circle is over.',
} as const;

/**
 * What the thread after a circle begins with. Neither its title nor its text is in it: what a circle is about stays
 * sealed, and nobody has read those words before. The moon is everybody's.
 */
export function threadWords(startsAt: Date): string {
  const at = startsAt.getTime();
  const near = principalInstants(new Date(at - DAY), new Date(at + DAY)).map(({ phase }) => phase);
  const moon = near.find((phase) => phase === 'full' || phase === 'new') ?? 'plain';
  return `${OPENING[moon]} ${CAME}`;
}
