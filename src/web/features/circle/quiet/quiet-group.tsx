import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { QuietEntry } from '#contract/circle/contact.schemas.ts';
import { dayInZone } from '#domain/calendar/local-date.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { call } from '#web/platform/api.ts';
import { usePages } from '#web/platform/paging/pages.ts';
import { useMember } from '#web/platform/session.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { dateWithYear, dayAndMonth } from '#web/ui/drawings/dates/date-words.ts';
import { PagedList } from '#web/ui/lists/paged-list.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { SettingsGroup } from '#web/ui/settings/settings-group.tsx';
import { SettingsRow } from '#web/ui/settings/settings-list.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { ErrorNote } from '#web/ui/status/states.tsx';
import { Skeleton, Skeletons } from '#web/ui/status/waiting.tsx';
import { circle } from '../circle.copy.ts';
import { refreshRoom, routeIn } from '../circle.queries.ts';
import { speakerOf } from '../voices/speaker.ts';
import { quietCopy as words, quietPages } from './quiet.copy.ts';

const AT_ONCE = '10';

/** Whom the member muted or blocked in her room, and the way back. */
export function QuietGroup() {
  return (
    <SettingsGroup id="quiet" title={words.title} note={words.note}>
      <p>{words.lead}</p>
      <Quiet />
    </SettingsGroup>
  );
}

function useOwnRoom() {
  return useMember().ageGroup === 'teen' ? 'teen' : 'community';
}

function Quiet() {
  const pages = usePages<'communityQuiet'>(routeIn(useOwnRoom(), 'Quiet'), { limit: AT_ONCE });
  const end = useEndQuiet();
  if (!pages.first && pages.isError)
    return (
      <ErrorNote title={circle.failed.title} onRetry={() => void pages.refetch()} retrying={pages.isFetching}>
        {circle.failed.text}
      </ErrorNote>
    );
  if (!pages.first)
    return (
      <Skeletons label={circle.loading}>
        <Skeleton />
        <Skeleton />
      </Skeletons>
    );
  if (pages.items.length === 0) return <p>{words.none}</p>;
  return (
    <>
      <PagedList<QuietEntry>
        items={pages.items}
        words={quietPages}
        hasMore={pages.hasMore}
        state={pages.state}
        onMore={() => void pages.more()}
      >
        {(entry) => <Row key={entry.id} entry={entry} end={end} />}
      </PagedList>
      {end.isError && <Notice tone="danger">{sentenceOf(end.error, words.failed)}</Notice>}
    </>
  );
}

function useEndQuiet() {
  const room = useOwnRoom();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (quiet: string) => call(routeIn(room, 'EndQuiet'), { params: { quiet } }),
    onSuccess: async () => {
      toast({ title: words.undone });
      await refreshRoom(client, room);
    },
  });
}

function Row({ entry, end }: { readonly entry: QuietEntry; readonly end: ReturnType<typeof useEndQuiet> }) {
  const day = dayInZone(new Date(entry.at), useMember().timeZone);
  const kind = words.kinds[entry.kind];
  // A voice without a name is told by its day: the row says it once.
  const who = entry.name ? speakerOf({ isAnonymous: false, ...entry.name }) : words.voice(dayAndMonth(day));
  const undo = words.undo[entry.kind];
  return (
    <SettingsRow
      title={<bdi>{who}</bdi>}
      note={entry.name ? words.since(kind, dateWithYear(day)) : kind}
      end={
        <Button
          kind="line"
          size="small"
          busy={end.isPending && end.variables === entry.id}
          busyLabel={words.undoing}
          aria-label={words.undoOf(undo, who)}
          onClick={() => end.mutate(entry.id)}
        >
          {undo}
        </Button>
      }
    />
  );
}
