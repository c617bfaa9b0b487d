export { VoiceButton } from './voice-button.tsx';
