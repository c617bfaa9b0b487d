export { exportedIntentions, readDailyFlow } from './read-daily-flow.ts';
