export { useHemisphere } from './use-hemisphere.ts';
