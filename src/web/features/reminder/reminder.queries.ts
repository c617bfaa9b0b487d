import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { RemindersPatch, RemindersReply } from '#contract/reminder/reminder.schemas.ts';
import { changeSettings } from '#domain/reminder/reminder.ts';
import { useAppState } from '#web/platform/app-state.ts';
import { sendQueued } from '#web/platform/outbox/send-queued.ts';
import { toastUnsaved } from '#web/platform/outbox/kept-toast.ts';
import { isKept } from '#web/platform/outbox/outbox-state.ts';
import { keyOf, read } from '#web/platform/queries.ts';
import { reminderCopy } from './reminder.copy.ts';

/** What the member is reminded of, and how. Not `wanted` for a teen, to whom none of it exists. */
export function useReminders(wanted = true) {
  return useQuery({ ...read('getReminders'), enabled: wanted });
}

/**
 * Changes a switch: shown at once; what cannot be sent waits on this device and stays as the member set it, what the
 * server refused is put back with a word.
 */
export function useChangeReminders(onSaved?: (isSaved: boolean) => void) {
  const client = useQueryClient();
  const key = keyOf('getReminders');
  return useMutation({
    scope: { id: 'reminders' },
    mutationFn: (body: RemindersPatch) => sendQueued('patchReminders', { body }, 'reminders'),
    onMutate: (body) => {
      const before = client.getQueryData<RemindersReply>(key);
      if (before) client.setQueryData(key, { ...before, settings: changeSettings(before.settings, body) });
      return { before };
    },
    onSuccess: (reply) => {
      client.setQueryData(key, reply);
      onSaved?.(true);
    },
    onError: (error, _body, context) => {
      onSaved?.(false);
      if (!isKept(error)) client.setQueryData(key, context?.before);
      toastUnsaved(error, reminderCopy.notSaved);
    },
  });
}

/** The member's notices, and how the member says that the member has read them. */
export function useNotices(wanted: boolean) {
  return useQuery({ ...read('getNotices'), enabled: wanted });
}

export function useReadNotices() {
  const client = useQueryClient();
  const appState = useAppState();
  return useMutation({
    mutationFn: () => sendQueued('readNotices', {}, 'notices'),
    onSuccess: (reply) => {
      client.setQueryData(keyOf('getNotices'), reply);
      appState.set({ unreadNotices: reply.unread });
    },
  });
}
