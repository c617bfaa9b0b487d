import { MEMBER, route } from '#contract/kit/route.ts';
import { presetParams, presetPut, presetsReply } from './ambient.schemas.ts';

const base = {
  access: MEMBER,
  bodyLimit: 0,
  params: null,
  query: null,
  body: null,
  reply: presetsReply,
  status: 200,
  cache: 'no-store',
  errors: [],
} as const;
const one = { ...base, path: '/api/sound-presets/:preset', params: presetParams, rate: 'write' } as const;

/** Mixes of ambient sounds with a name. Each write answers with all of them. */
export const ambientRoutes = {
  getSoundPresets: route({
    ...base,
    method: 'GET',
    path: '/api/sound-presets',
    summary: 'The mixes of ambient sounds: ours, and those the member kept',
    rate: 'read',
  }),
  putSoundPreset: route({
    ...one,
    method: 'PUT',
    summary: 'Keep a mix of ambient sounds under an id made on the device, or change one',
    // Its name is free text.
    health: true,
    bodyLimit: 2048,
    body: presetPut,
    errors: ['presets_full'],
  }),
  removeSoundPreset: route({ ...one, method: 'DELETE', summary: 'Delete a mix; one that is not there is no mistake' }),
} as const;
