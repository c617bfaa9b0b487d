import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { RemindersReply } from '#contract/reminder/reminder.schemas.ts';
import { call } from '#web/platform/api.ts';
import { lookAtDevice, stopMessages, takeMessages, type DeviceState } from '#web/platform/push/this-device.ts';
import { keyOf } from '#web/platform/queries.ts';

/**
 * How this device stands, how many others take notes, and what the member can do about it. `state` is 'shared' where
 * the member said that others use this device, and null until the browser was looked at, and where the server sends
 * nothing to phones.
 */
export type Phone = {
  readonly state: DeviceState | 'shared' | null;
  readonly others: number;
  /**
   * What the last try came to: the member waved the question away, it failed to start, or it failed to stop on our
   * side.
   */
  readonly trouble: 'waved' | 'not_started' | 'not_stopped' | null;
  readonly busy: boolean;
  /** Asks the member and starts here; `then` runs once notes come. From the member's tap alone. */
  readonly start: (then?: () => void) => void;
  readonly stopHere: () => void;
  readonly stopAll: () => void;
  readonly lookAgain: () => void;
};

export function usePhone({ publicKey, marks, devices, shared }: RemindersReply['push']): Phone {
  const client = useQueryClient();
  // Looked at again when the member comes back to the page: the member may come from the member's browser's settings.
  const device = useQuery({
    queryKey: ['this device', ...marks],
    queryFn: () => lookAtDevice(marks),
    enabled: publicKey !== null && !shared,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    networkMode: 'always',
  });
  const onSettled = () =>
    Promise.all([client.invalidateQueries({ queryKey: keyOf('getReminders') }), device.refetch()]);
  const start = useMutation({ mutationFn: () => takeMessages(publicKey ?? ''), networkMode: 'always', onSettled });
  const stop = useMutation({
    mutationFn: (all: boolean) => (all ? endAll() : stopMessages()),
    networkMode: 'always',
    onSettled,
  });
  const state = shared && publicKey !== null ? 'shared' : (device.data ?? null);
  const started = () => (start.isError ? 'not_started' : start.data === 'off' ? 'waved' : null);
  return {
    state,
    others: Math.max(0, devices - (state === 'on' ? 1 : 0)),
    trouble: stop.isError ? 'not_stopped' : state === 'on' ? null : started(),
    busy: start.isPending || stop.isPending,
    start: (then) => {
      stop.reset();
      start.mutate(undefined, { onSuccess: (outcome) => outcome === 'on' && then?.() });
    },
    stopHere: () => stop.mutate(false),
    stopAll: () => stop.mutate(true),
    lookAgain: () => void device.refetch(),
  };
}

async function endAll(): Promise<void> {
  await call('endPushSubscriptions');
  await stopMessages();
}
