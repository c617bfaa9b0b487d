export { counted, symptomName } from './insight.copy.ts';
