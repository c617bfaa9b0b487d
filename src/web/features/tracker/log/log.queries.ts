import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { LogListsReply } from '#contract/log/log.schemas.ts';
import type { Sent } from '#contract/kit/route.ts';
import type { Table } from '#contract/table.ts';
import type { TemperatureUnit } from '#domain/log/temperature.ts';
import { sendQueued } from '#web/platform/outbox/send-queued.ts';
import { keyOf, read } from '#web/platform/queries.ts';

const KEY = keyOf('getLogLists');
type Bodies = {
  readonly [Name in 'makeSymptom' | 'changeSymptom' | 'makeMedication' | 'changeMedication']: Sent<Table[Name]>['body'];
};
/** One change of the member's lists; `id` names the entry that is changed. */
export type ListChange =
  | { readonly do: 'makeSymptom'; readonly body: Bodies['makeSymptom'] }
  | { readonly do: 'changeSymptom'; readonly id: string; readonly body: Bodies['changeSymptom'] }
  | { readonly do: 'makeMedication'; readonly body: Bodies['makeMedication'] }
  | { readonly do: 'changeMedication'; readonly id: string; readonly body: Bodies['changeMedication'] };

/** The member's lists for logging. */
export function useLogLists() {
  return useQuery(read('getLogLists'));
}

/** Asks anew what the days say about the member's lists, after days were written. */
export function useRefreshLists() {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: KEY });
}

/** Makes or changes an entry of the member's lists. */
export function useListChange() {
  const client = useQueryClient();
  return useMutation({ mutationFn: send, onSuccess: (lists) => client.setQueryData(KEY, lists) });
}

/**
 * How the member reads a thermometer. The member's choice shows at once; where it cannot be kept it stays for this
 * page.
 */
export function useChooseUnit() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (temperatureUnit: TemperatureUnit) =>
      sendQueued('patchLogLists', { body: { temperatureUnit } }, 'unit'),
    onMutate: (temperatureUnit) =>
      client.setQueryData<LogListsReply>(KEY, (lists) => lists && { ...lists, temperatureUnit }),
  });
}

function send(change: ListChange): Promise<LogListsReply> {
  switch (change.do) {
    case 'makeSymptom':
      return sendQueued('makeSymptom', { body: change.body }, 'a symptom');
    case 'changeSymptom':
      return sendQueued('changeSymptom', { params: { id: change.id }, body: change.body }, change.id);
    case 'makeMedication':
      return sendQueued('makeMedication', { body: change.body }, 'a medication');
    case 'changeMedication':
      return sendQueued('changeMedication', { params: { id: change.id }, body: change.body }, change.id);
  }
}
