export { cycleCopy, phaseCopy } from './cycle.copy.ts';
export {
  refreshCycle,
  useCycleEdits,
  useCycles,
  useCycleView,
  useEditCycle,
  useLogsAround,
  useSaveDay,
  useStartPeriod,
} from './cycle.queries.ts';
export type { CycleEditBody, DayLogChange } from './cycle.queries.ts';
export { firstDay as firstDayCopy } from './first/first-day.copy.ts';
export { DeferredFirstDay } from './first/deferred-first-day.ts';
export { useForecasts, useNotYetOn, useOvulation, useOvulationOpen } from './forecast.queries.ts';
export { useMonth } from './month.queries.ts';
export { HowDoYouKnow } from './how/how-do-you-know.tsx';
export { periodPrompt } from './period-prompt.ts';
export type { PeriodPrompt } from './period-prompt.ts';
export { DeferredPhaseDialog } from './phase/deferred-phase-dialog.ts';
export { PhaseFacts } from './phase/phase-facts.tsx';
export { DeferredPeriodStart } from './start/deferred-period-start.ts';
export { asEvent, chancesOf, eventOf, isTooEarlyForAWindow, mayStart } from './visible-view.ts';
export { visibleCycles } from './visible-cycles.ts';
export { useEnergyLogs } from './use-energy-logs.ts';
export { DeferredSigns } from './signs/deferred-signs.ts';
export { FertileBars } from './signs/fertile-days.tsx';
export { fertileCopy, notYetWords } from './signs/signs.copy.ts';
