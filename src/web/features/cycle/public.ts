export { refreshCycle, useCycles, useCycleView, useEditCycle, useMonth, useSaveDay, useStartPeriod } from './cycle.queries.ts';
export type { CycleEditBody, DayLogChange } from './cycle.queries.ts';
export { periodPrompt } from './period-prompt.ts';
export type { PeriodPrompt } from './period-prompt.ts';
export { chancesOf, isTooEarlyForAWindow, toldView } from './told-view.ts';
