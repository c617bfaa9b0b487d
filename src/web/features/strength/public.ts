export { StrengthLine } from './strength-line.tsx';
