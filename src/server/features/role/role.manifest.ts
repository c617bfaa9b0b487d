import { OWNER, clear } from '#server/platform/manifest/columns.ts';
import { manifest } from '#server/platform/manifest/manifest.ts';
import { WITH_ACCOUNT } from '#server/platform/manifest/tables.ts';

export const roleManifest = manifest({
  name: 'role',
  offline: {},
  tables: {
    'auth.role': {
      owner: 'member',
      retention: WITH_ACCOUNT,
      erase: 'function',
      toldAs: 'operations',
      columns: {
        user_id: OWNER,
        role: clear('C1', 'teacher, moderator or admin'),
        teen_vetted: clear('C1', 'whether a moderator may enter the teen circle'),
        granted_at: clear('C1', 'since when'),
      },
    },
  },
});
