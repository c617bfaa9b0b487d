import { CHANGED_AT, OWNER, VERSION, sealed } from '#server/platform/manifest/columns.ts';
import { manifest } from '#server/platform/manifest/manifest.ts';
import { WITH_ACCOUNT } from '#server/platform/manifest/tables.ts';
import { archetypeHandlers } from './archetype.handlers.ts';
import { archetypeStore } from './archetype.store.ts';

export const archetypeManifest = manifest({
  name: 'archetype',
  tables: {
    'app.archetype_quiz': {
      owner: 'member',
      retention: WITH_ACCOUNT,
      erase: 'rows',
      toldAs: 'practice',
      columns: {
        user_id: OWNER,
        sealed: sealed('C3', 'her answers to the archetype quiz and the mirrors she was shown', {
          row: ['user_id'],
          export: 'archetypes',
        }),
        version: VERSION,
        updated_at: CHANGED_AT,
      },
    },
  },
  offline: {
    keepArchetypeAnswer: 'kept',
    finishArchetypeQuiz: 'kept',
  },
  handlers: ({ clock }) => archetypeHandlers({ clock }),
  exports: async ({ me }) => {
    const { mirrors, answers } = await archetypeStore.read(me);
    return { archetypes: mirrors, practice: { archetypeAnswers: answers } };
  },
});
