export { listDemoAccounts, makeDemoAccounts } from './demo.ts';
export { seededRandom } from './believable-days.ts';
