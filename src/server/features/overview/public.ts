export { openMeasuring } from './measure.ts';
