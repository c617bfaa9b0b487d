export { useHemisphere } from './use-hemisphere.ts';
export { guidanceFor } from './guidance/guidance-for.ts';
export { PeriodsPanel } from './periods/deferred-periods-panel.ts';
