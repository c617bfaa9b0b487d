export { useHemisphere } from './use-hemisphere.ts';
export { guidanceFor } from './guidance/guidance-for.ts';
