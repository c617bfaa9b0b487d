import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PresetsReply } from '#contract/ambient/ambient.schemas.ts';
import { withoutPreset, withPreset, type Preset } from '#domain/ambient/presets.ts';
import { isKept } from '#web/platform/outbox/outbox-state.ts';
import { sendQueued } from '#web/platform/outbox/send-queued.ts';
import { keyOf, read } from '#web/platform/queries.ts';

/** Our mixes, and those the member kept. */
export function useSoundPresets() {
  return useQuery(read('getSoundPresets'));
}

/** Keeps a mix, or deletes one. Both are shown at once where the device keeps the change for later. */
export function usePresetChanges() {
  const client = useQueryClient();
  const show = (reply: PresetsReply) => client.setQueryData(keyOf('getSoundPresets'), reply);
  const showOwn = (by: (own: readonly Preset[]) => readonly Preset[]) => {
    const shown = client.getQueryData<PresetsReply>(keyOf('getSoundPresets'));
    if (shown) show({ ...shown, own: [...by(shown.own)] });
  };
  const keep = useMutation({
    mutationFn: ({ id, name, levels }: Preset) =>
      sendQueued('putSoundPreset', { params: { preset: id }, body: { name, levels } }, `the mix ${id}`),
    onSuccess: show,
    onError: (error, preset) => isKept(error) && showOwn((own) => withPreset(own, preset) ?? own),
  });
  const remove = useMutation({
    mutationFn: ({ id }: Preset) => sendQueued('removeSoundPreset', { params: { preset: id } }, `the mix ${id}`),
    onSuccess: show,
    onError: (error, { id }) => isKept(error) && showOwn((own) => withoutPreset(own, id)),
  });
  return { keep, remove };
}
