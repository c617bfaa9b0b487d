export { GuidanceButton } from './guidance-button.tsx';
export { offersGuidance, wordsOfStage } from './stage.copy.ts';
export { StageLine } from './stage-line.tsx';
