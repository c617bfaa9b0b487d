export { cycleHandlers, wireCycles, readMonth } from './cycle.handlers.ts';
export { dayLogStore, type Edited } from './day-log.store.ts';
export { cyclesOf, stageAnswers, stageOf, stageWithProposal, surfaceNow } from './member-stage.ts';
export { readCycle, signsOf, viewFrom, viewOf } from './read-cycle.ts';
export { summaryStore } from './summary.store.ts';
export { logFirstPeriod, writtenDay, writeDays } from './write-days.ts';
export { freezeForecast } from './forecast/freeze.ts';
export { forecastStore } from './forecast/forecast.store.ts';
export { exportedDays } from './exported-cycle.ts';
