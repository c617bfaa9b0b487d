export { fillDays } from './fill-days.ts';
