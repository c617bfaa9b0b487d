export { dayPhases } from './cycle-days.ts';
