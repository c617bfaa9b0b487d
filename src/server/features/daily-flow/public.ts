export { exportedFlow, readDailyFlow } from './read-daily-flow.ts';
