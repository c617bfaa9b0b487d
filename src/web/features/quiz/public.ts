export { DailyQuizCard } from './daily-quiz-card.tsx';
