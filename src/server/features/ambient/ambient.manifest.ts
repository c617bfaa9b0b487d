import { CHANGED_AT, OWNER, VERSION, sealed } from '#server/platform/manifest/columns.ts';
import { manifest } from '#server/platform/manifest/manifest.ts';
import { WITH_ACCOUNT } from '#server/platform/manifest/tables.ts';
import { ambientHandlers } from './ambient.handlers.ts';
import { soundPresetsStore } from './sound-presets.store.ts';

export const ambientManifest = manifest({
  name: 'ambient',
  tables: {
    'app.sound_presets': {
      owner: 'member',
      retention: WITH_ACCOUNT,
      erase: 'rows',
      toldAs: 'practice',
      columns: {
        user_id: OWNER,
        sealed: sealed('C3', 'the mixes of ambient sounds she keeps, with the names she gave them', {
          row: ['user_id'],
          export: 'collections.soundMixes',
        }),
        version: VERSION,
        updated_at: CHANGED_AT,
      },
    },
  },
  offline: { putSoundPreset: 'kept', removeSoundPreset: 'kept' },
  handlers: ({ clock }) => ambientHandlers({ clock }),
  exports: async ({ me }) => {
    const { presets } = await soundPresetsStore.read(me);
    return { collections: { soundMixes: presets.map(({ name, levels }) => ({ name, levels })) } };
  },
});
