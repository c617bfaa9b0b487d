export { secondStep } from './second-step.ts';
