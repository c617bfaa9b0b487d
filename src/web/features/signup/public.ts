export { AgePage } from './age-page.tsx';
export { GoalPicker } from './goals/goal-picker.tsx';
export { goalChoice } from './use-signup-form.ts';
export { useLater } from './use-later.ts';
export { StepHead, Wizard, WizardBar } from './wizard/wizard.tsx';
export { signupToasts } from './signup.copy.ts';
export { MenopauseDoor } from './goals/menopause-door.tsx';
