export { readDailyFlow } from './read-daily-flow.ts';
