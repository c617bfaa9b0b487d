import '#web/platform/endpoints/circle-endpoints.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { EventBody, SeriesBody } from '#contract/event/event.schemas.ts';
import { call } from '#web/platform/api.ts';
import { read } from '#web/platform/queries.ts';
import { readAnew } from '../event.queries.ts';

export type Plan = { readonly body: EventBody; readonly rule: SeriesBody['rule'] | null };

/** Plans a circle or a series, or changes the circle of that id. */
export function usePlan(event: string | null) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ body, rule }: Plan) => {
      if (event !== null) return call('changeEvent', { params: { event }, body });
      return rule === null ? call('createEvent', { body }) : call('createSeries', { body: { ...body, rule } });
    },
    onSettled: () => readAnew(client),
  });
}

/** When a series would be; asked anew with each change of it. */
export function usePreview(asked: Pick<SeriesBody, 'rule' | 'day' | 'time' | 'zone'> | null) {
  return useQuery({
    queryKey: ['preview of a series', asked],
    queryFn: () => (asked ? call('previewSeries', { body: asked }) : { dates: [] }),
    enabled: asked !== null,
    retry: false,
    gcTime: 0,
  });
}

/** Where a circle of hers meets. */
export function useHosting(event: string | null) {
  return useQuery({
    ...read('getEventHosting', { params: { event: event ?? '' } }),
    enabled: event !== null,
    gcTime: 0,
  });
}

export function useCancel(event: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (message: string) => call('cancelEvent', { params: { event }, body: { message } }),
    onSettled: () => readAnew(client),
  });
}

export function useEndSeries() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (series: string) => call('endSeries', { params: { series } }),
    onSettled: () => readAnew(client),
  });
}
