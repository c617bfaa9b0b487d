export { exportedQuiz } from './exported-quiz.ts';
