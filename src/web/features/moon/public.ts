export { useHemisphere } from './use-hemisphere.ts';
export { useKept } from './kept-on-device.ts';
export { guidanceFor } from './guidance/guidance-for.ts';
export { PeriodsPanel } from './periods/deferred-periods-panel.ts';
export { PlaceDialog } from './place/deferred-place-dialog.ts';
export { readPlace, type Observer } from './place/place.ts';
