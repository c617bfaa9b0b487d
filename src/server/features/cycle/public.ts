export { wireCycles, readMonth } from './cycle.handlers.ts';
export { dayLogStore } from './day-log.store.ts';
export { readCycle, surfaceNow, viewOf } from './read-cycle.ts';
export { summaryStore } from './summary.store.ts';
export { logFirstPeriod, toldDay, writeDays } from './write-days.ts';
export { forecastStore } from './forecast/forecast.store.ts';
