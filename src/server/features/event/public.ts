export { planDemoCircles } from './demo-circles.ts';
