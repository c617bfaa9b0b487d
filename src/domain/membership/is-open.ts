/** full: active, lifetime, a running trial, and every teen; limited: all others (decisions 9). */
export type AccessLevel = 'full' | 'limited';
/** What limited access closes: of the member's own data in the interface only; writing in the circle on the server. */
export type Feature =
  | 'patterns'
  | 'ovulation'
  | 'full_report'
  | 'one_page_report'
  | 'cycle_history'
  | 'circle_writing'
  | 'meditations'
  | 'yearly_meditations'
  | 'wisdom'
  | 'yearly_wisdom'
  | 'health_guide'
  | 'more_sounds'
  | 'courses'
  | 'trading';

const CLOSED_IN_LIMITED: readonly Feature[] = [
  'patterns',
  'ovulation',
  'full_report',
  'circle_writing',
  'meditations',
  'yearly_meditations',
  'wisdom',
  'yearly_wisdom',
  'health_guide',
  'more_sounds',
  'courses',
  'trading',
];

/** Whether a feature is open (decisions 9): cycle history and the report's one page always are. */
export function isOpen(feature: Feature, access: AccessLevel): boolean {
  return access === 'full' || !CLOSED_IN_LIMITED.includes(feature);
}
