export { LightChoice } from './light/light-choice.tsx';
