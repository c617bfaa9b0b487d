export { exportedFlow } from './read-daily-flow.ts';
