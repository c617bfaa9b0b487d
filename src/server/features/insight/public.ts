export { readInsights, readReport } from './insight.handlers.ts';
