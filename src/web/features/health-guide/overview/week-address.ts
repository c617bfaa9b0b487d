import { href } from '#contract/screens.ts';

/** The page of a week. */
export function hrefOf(week: number): string {
  return href('healthGuideWeek', { params: { week: String(week) } });
}
