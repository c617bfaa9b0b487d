export { cycleHandlers, wireCycles, readMonth } from './cycle.handlers.ts';
export { dayLogStore } from './day-log.store.ts';
export { cyclesOf, stageOf, surfaceNow } from './member-stage.ts';
export { readCycle, viewFrom, viewOf } from './read-cycle.ts';
export { summaryStore } from './summary.store.ts';
export { logFirstPeriod, writtenDay, writeDays } from './write-days.ts';
export { freezeForecast } from './forecast/freeze.ts';
export { forecastStore } from './forecast/forecast.store.ts';
export { exportedDays } from './exported-cycle.ts';
