export { resetFactors } from './reset-factors.ts';
export { secondStep } from './second-step.ts';
