export { AboutMenopause } from './about-menopause.tsx';
export { GuidanceButton } from './guidance-button.tsx';
export { offersGuidance } from './stage.copy.ts';
export { wordsOfStage } from './stage-words.tsx';
export { StageLine } from './stage-line.tsx';
export { StageMore, StageProposal } from './deferred-stage.ts';
export { StageFields } from './stage-fields.tsx';
export { useStageForm } from './use-stage-form.ts';
