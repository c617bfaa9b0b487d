import { ROW_ID, clear, hashed } from '#server/platform/manifest/columns.ts';
import { manifest } from '#server/platform/manifest/manifest.ts';
import { thanksHandlers } from './thanks.handlers.ts';
import { thanksLetters } from './thanks-letters.ts';
import { thanksStore } from './thanks.store.ts';

/** A copy that waited under her name would tell whose it is. */
const WITHOUT_A_NAME = { atOnce: 'what is said without a name leaves no copy on the way' } as const;

export const thanksManifest = manifest({
  name: 'thanks',
  tables: {
    'auth.recording_thanks': {
      owner: 'none',
      retention: {
        words: 'until it is taken back, or the recording or the account of its writer goes',
        by: { code: 'features/thanks: taken back, with the last version of its recording, or as its writer leaves' },
      },
      erase: { none: 'without a name; the server finds her own and takes them away before her account goes' },
      toldAs: 'thanks',
      columns: {
        id: ROW_ID,
        recording_id: clear('C1', 'which recording it thanks for'),
        body: clear('C6', 'the line'),
        author_enc: hashed('C6', 'app-key', 'who wrote it, for a moderator under audit'),
        author_tag: hashed('C6', 'keyed-hash', 'tells that a member thanked for this recording, and for no other'),
        state: clear('C6', 'whether its teacher reads it'),
        reason: clear('C6', 'why not'),
        reported: clear('C6', 'whether its teacher asked a moderator to look'),
        week: clear('C6', 'the week it was said in'),
      },
    },
  },
  offline: {
    sayThanks: WITHOUT_A_NAME,
    takeThanksBack: WITHOUT_A_NAME,
    reportThanks: { atOnce: 'a moderator should know of it now' },
  },
  handlers: (services) => thanksHandlers(services),
  exports: async ({ me, vault }) => ({
    collections: {
      'thank-yous': (await thanksStore.allMine(vault, me)).map(({ recording_id: recording, body: words, state }) => ({
        recording,
        words,
        state,
      })),
    },
  }),
  leaves: (vault, member) => thanksStore.leave(vault, member),
  letters: thanksLetters,
});
