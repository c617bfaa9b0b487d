import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CheckInReply } from '#contract/check-in/check-in.schemas.ts';
import type { LocalDate } from '#domain/calendar/local-date.ts';
import type { Mood } from '#domain/cycle/day-log.ts';
import { addressOf } from '#web/platform/api.ts';
import { keepText } from '#web/platform/browser-storage.ts';
import { sendQueued } from '#web/platform/outbox/send-queued.ts';
import { useOutbox } from '#web/platform/outbox/outbox-state.ts';
import { keyOf, read } from '#web/platform/queries.ts';

/** Today's check-in; with the first data of the page, so that nothing is asked for. */
export function useCheckIn() {
  return useQuery(read('getCheckIn'));
}

const entityKeyOf = (date: LocalDate) => `check-in of ${date}`;

/** Whether a check-in of that day lies on this device and is not answered yet. */
export function useWaitingCheckIn(date: LocalDate): boolean {
  return useOutbox().waiting.some(({ entityKey }) => entityKey === entityKeyOf(date));
}

type Written = {
  readonly userId: string;
  readonly title: string;
  readonly content: string;
  readonly date: LocalDate;
  readonly mood?: Mood | null;
};

/** Keeps the page of a check-in and takes over what it did. */
export function useCompleteCheckIn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ mood, ...page }: Written) =>
      sendQueued(
        'createJournalEntry',
        { body: { ...page, mood: mood ?? '', dreamInsights: '', tags: [], checkIn: true } },
        entityKeyOf(page.date),
      ),
    onSuccess: ({ userId, checkIn }) => {
      if (checkIn) {
        client.setQueryData<CheckInReply>(keyOf('getCheckIn'), checkIn.today);
        // §3: the browser's presence record is a cache of the server's; it goes with all else at sign-out.
        keepText(
          'localStorage',
          `presence_${userId}`,
          JSON.stringify({ totalLogins: checkIn.today.presenceDays, lastCheckIn: checkIn.today.date }),
        );
      }
      const told = [
        addressOf('getJournalEntries'),
        addressOf('getPoints'),
        addressOf('getKeepsakes'),
        addressOf('getUserEngagement'),
      ];
      void client.invalidateQueries({
        predicate: ({ queryKey: [address] }) =>
          typeof address === 'string' && told.some((one) => address.startsWith(one)),
      });
    },
  });
}
