export { readQuiz } from './quiz.handlers.ts';
