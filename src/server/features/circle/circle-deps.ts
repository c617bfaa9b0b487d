import type { Services } from '#server/platform/manifest/services.ts';
import { loadCircleContent, type CircleContent } from './content/circle-content.ts';

/** What the circle is made from. */
export type CircleDeps = Pick<Services, 'db' | 'vault' | 'clock' | 'counts' | 'rateFactor'>;

let content: CircleContent | null = null;

/** What the circle says of its own, read once. */
export function circleContent(): CircleContent {
  content ??= loadCircleContent();
  return content;
}
