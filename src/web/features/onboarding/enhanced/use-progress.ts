import { useMutation } from '@tanstack/react-query';
import type { EnhancedStep } from '#domain/account/enhanced-onboarding.ts';
import type { CallInput } from '#web/platform/api.ts';
import { sendQueued } from '#web/platform/outbox/send-queued.ts';
import { isKept } from '#web/platform/outbox/outbox-state.ts';
import { usePlaceUser } from '#web/platform/session.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { enhanced } from './enhanced.copy.ts';

type ProgressPatch = NonNullable<CallInput<'patchUser'>['body']['enhancedOnboarding']>;

/** How far the member is, kept by the server so that another device goes on from there. */
export function useProgress() {
  const placeUser = usePlaceUser();
  const save = useMutation({
    mutationFn: (told: ProgressPatch) => sendQueued('patchUser', { body: { enhancedOnboarding: told } }, 'progress'),
    onSuccess: ({ user }) => placeUser(user),
    onError: (error) =>
      toast(
        isKept(error)
          ? { title: error.title, description: error.outlook }
          : { title: enhanced.notSettled.title, description: enhanced.notSettled.text, kind: 'danger' },
      ),
  });
  const settle = (step: EnhancedStep, onSettled: () => void) =>
    save.mutate({ settled: [step] }, { onSuccess: onSettled });
  return { settle, settling: save.isPending, finish: () => save.mutate({ finished: true }) };
}
