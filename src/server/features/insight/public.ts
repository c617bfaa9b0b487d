export { readInsights } from './insight.handlers.ts';
