import '#web/platform/endpoints/staff-endpoints.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnnouncementPost, OwnAnnouncement } from '#contract/announcement/announcement.schemas.ts';
import { call } from '#web/platform/api.ts';
import { keyOf, read } from '#web/platform/queries.ts';
import { withStepUp } from '#web/platform/step-up/step-up.ts';

/** Every announcement, for an admin. */
export function useOwnAnnouncements() {
  return useQuery(read('getOwnAnnouncements'));
}

/** Writes a new one, or changes the one that was read. */
export function usePutAnnouncement(of: Pick<OwnAnnouncement, 'id' | 'version'> | null) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: AnnouncementPost) =>
      withStepUp(() =>
        of
          ? call('changeAnnouncement', { params: { announcement: of.id }, body: { ...body, version: of.version } })
          : call('addAnnouncement', { body }),
      ),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: keyOf('getOwnAnnouncements') });
      await client.invalidateQueries({ queryKey: ['/api/announcements'] });
    },
  });
}
