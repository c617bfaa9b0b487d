export { readQuiz } from './quiz.handlers.ts';
export { exportedQuiz } from './exported-quiz.ts';
