export { forecastHandlers } from './forecast.handlers.ts';
