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
export { LateFirstDay } from './first/late-first-day.ts';
export { useForecasts, useNotYetOn, useOvulation } from './forecast.queries.ts';
export { useMonth } from './month.queries.ts';
export { HowDoYouKnow } from './how/how-do-you-know.tsx';
export { periodPrompt } from './period-prompt.ts';
export type { PeriodPrompt } from './period-prompt.ts';
export { LatePhaseDialog } from './phase/late-phase-dialog.ts';
export { PhaseFacts } from './phase/phase-facts.tsx';
export { LatePeriodStart } from './start/late-period-start.ts';
export { asEvent, chancesOf, eventOf, isTooEarlyForAWindow } from './told-view.ts';
export { toldCycles } from './told-cycles.ts';
export { useEnergyLogs } from './use-energy-logs.ts';
