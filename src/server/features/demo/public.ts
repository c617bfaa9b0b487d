export { demoAccounts, makeDemoAccounts } from './demo.ts';
