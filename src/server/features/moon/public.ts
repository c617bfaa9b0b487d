export { readMoonPeriods } from './moon-periods.ts';
