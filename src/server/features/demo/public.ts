export { listDemoAccounts, makeDemoAccounts } from './demo.ts';
