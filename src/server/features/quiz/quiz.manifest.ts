import { CHANGED_AT, OWNER, VERSION, hashed, sealed } from '#server/platform/manifest/columns.ts';
import { manifest } from '#server/platform/manifest/manifest.ts';
import { WITH_ACCOUNT } from '#server/platform/manifest/tables.ts';
import { exportedQuiz } from './exported-quiz.ts';
import { quizHandlers } from './quiz.handlers.ts';

export const quizManifest = manifest({
  name: 'quiz',
  tables: {
    'app.daily_quiz': {
      owner: 'member',
      retention: WITH_ACCOUNT,
      erase: 'rows',
      toldAs: 'practice',
      columns: {
        user_id: OWNER,
        sealed: sealed('C3', 'which question of the day she met of late and what she answered', {
          row: ['user_id'],
          export: 'dailyQuiz',
        }),
        version: VERSION,
        updated_at: CHANGED_AT,
      },
    },
    'app.daily_quiz_year': {
      owner: 'member',
      retention: WITH_ACCOUNT,
      erase: 'rows',
      toldAs: 'practice',
      columns: {
        user_id: OWNER,
        id: hashed('C1', 'keyed-hash', 'one row for one year, which it does not tell'),
        sealed: sealed('C3', 'the same of days longer ago, by year', { row: ['id'], export: 'dailyQuiz' }),
        version: VERSION,
        updated_at: CHANGED_AT,
      },
    },
  },
  offline: {
    answerDailyQuiz: 'kept',
  },
  handlers: ({ clock }) => quizHandlers({ clock }),
  exports: async ({ me, now }) => ({ dailyQuiz: await exportedQuiz(me, now) }),
});
