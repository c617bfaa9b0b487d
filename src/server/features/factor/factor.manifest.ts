import { OWNER, ROW_ID, clear, hashed, sealed } from '#server/platform/manifest/columns.ts';
import { manifest } from '#server/platform/manifest/manifest.ts';
import { factorStore } from './factor.store.ts';

export const factorManifest = manifest({
  name: 'factor',
  offline: {},
  tables: {
    'auth.code_app': {
      owner: 'member',
      retention: { words: 'as long as the account, or until she switches codes off', by: 'event' },
      erase: 'cascade',
      toldAs: 'operations',
      columns: {
        user_id: OWNER,
        seed: hashed('C5', 'app-key', 'what the codes of her app are made from'),
        created_at: clear('C1', 'when the app was set up'),
        confirmed_at: clear('C1', 'since when codes are asked for'),
        last_step: clear('C1', 'the last code that was used: none works twice'),
      },
    },
    'auth.recovery_code': {
      owner: 'member',
      retention: {
        words: 'as long as the account, until a new set takes their place or the last factor goes',
        by: 'event',
      },
      erase: 'cascade',
      toldAs: 'operations',
      columns: {
        user_id: OWNER,
        code_hash: hashed('C5', 'keyed-hash', 'recognises a recovery code'),
        created_at: clear('C1', 'when the set was made'),
        used_at: clear('C1', 'each serves once'),
      },
    },
    'auth.passkey': {
      owner: 'member',
      retention: { words: 'as long as the account, or until she takes it away', by: 'event' },
      erase: 'cascade',
      toldAs: 'passkeys',
      columns: {
        id: ROW_ID,
        user_id: OWNER,
        credential_id: clear('C5', 'how her device names the passkey'),
        public_key: clear('C5', 'checks what her device signs; it opens nothing'),
        counter: clear('C1', 'tells a copied passkey from hers'),
        transports: clear('C1', 'how her browser reaches the passkey'),
        name: sealed('C2', 'what she calls it', { row: ['id'], export: 'about' }),
        created_at: clear('C1', 'when it was added'),
        used_at: clear('C1', 'when it was last used'),
      },
    },
    'auth.challenge': {
      owner: 'member',
      retention: { words: 'ten minutes', by: { sweeps: ['challenges'] } },
      erase: 'cascade',
      toldAs: 'operations',
      columns: {
        hash: hashed('C5', 'hash', 'recognises the answer to a question'),
        purpose: clear('C1', 'what is asked'),
        user_id: clear('C1', 'who is asked, where that is known'),
        shared: clear('C1', 'whether others use the device that signs in'),
        tries: clear('C1', 'five at most'),
        expires_at: clear('C1', 'when it runs out'),
      },
    },
  },
  sweeps: { challenges: ({ db }) => factorStore.sweep(db) },
});
