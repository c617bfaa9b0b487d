import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SessionsReply } from '#contract/privacy/privacy.schemas.ts';
import { call } from '#web/platform/api.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { keyOf, read } from '#web/platform/queries.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Fold } from '#web/ui/layout/fold.tsx';
import { SettingsGroup } from '#web/ui/settings/settings-group.tsx';
import { SettingsList, SettingsRow } from '#web/ui/settings/settings-list.tsx';
import { Badge } from '#web/ui/status/badge.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { GroupState } from '../group-state.tsx';
import { dateWords, inSentence, momentWords } from '../moment.ts';
import { sessionsCopy as words } from '../privacy.copy.ts';
import styles from '../privacy.module.css';
import { useOn } from '../use-on.ts';

/** So many stand in sight; the rest is folded. */
const SHOWN = 4;
type Session = SessionsReply['sessions'][number];

/** Where the member is signed in, and the way to end it there. */
export function SessionsGroup() {
  const query = useQuery(read('getSessions'));
  const end = useEnd();
  return (
    <SettingsGroup id="sessions" title={words.title} note={words.note}>
      {query.data ? <Signed sessions={query.data.sessions} end={end} /> : <GroupState {...query} />}
    </SettingsGroup>
  );
}

/** Ends one session by its id, or with null all others. */
function useEnd() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string | null) =>
      id === null ? call('endOtherSessions') : call('endSession', { params: { id } }),
    onSuccess: (reply) => client.setQueryData(keyOf('getSessions'), reply),
  });
}

function Signed({ sessions, end }: { readonly sessions: readonly Session[]; readonly end: ReturnType<typeof useEnd> }) {
  return (
    <>
      <SettingsList>
        {sessions.slice(0, SHOWN).map((session) => (
          <Row key={session.id} session={session} end={end} />
        ))}
      </SettingsList>
      {sessions.length > SHOWN && (
        <Fold bare summary={words.more(sessions.length - SHOWN)}>
          <SettingsList>
            {sessions.slice(SHOWN).map((session) => (
              <Row key={session.id} session={session} end={end} />
            ))}
          </SettingsList>
        </Fold>
      )}
      {end.isError && <Notice tone="danger">{sentenceOf(end.error, words.failed)}</Notice>}
      {sessions.length > 1 ? (
        <div>
          <Button
            kind="line"
            busy={end.isPending && end.variables === null}
            busyLabel={words.signingOut}
            onClick={() => end.mutate(null)}
          >
            {words.everywhere}
          </Button>
        </div>
      ) : (
        <p role="status" className={styles.muted}>
          {words.alone}
        </p>
      )}
    </>
  );
}

function Row({
  session: { id, device, here, shared, since, seenAt },
  end,
}: {
  readonly session: Session;
  readonly end: ReturnType<typeof useEnd>;
}) {
  const on = useOn();
  const name = nameOf(device, here);
  const when = here
    ? words.hereSince(inSentence(dateWords(since, on)))
    : words.seen(inSentence(momentWords(seenAt, on)));
  const busy = end.isPending && end.variables === id;
  const out = (
    <Button
      kind="line"
      size="small"
      busy={busy}
      busyLabel={words.signingOut}
      aria-label={busy ? undefined : words.signOutOf(name)}
      onClick={() => end.mutate(id)}
    >
      {words.signOut}
    </Button>
  );
  return (
    <SettingsRow
      title={name}
      note={shared ? `${when}. ${words.shared}` : when}
      end={here ? <Badge kind="ok">{words.here}</Badge> : out}
    />
  );
}

/** "This phone, Firefox" here; "Phone, Firefox" elsewhere. */
function nameOf(device: string | null, here: boolean): string {
  if (here) return words.thisOne(device ?? 'device');
  return device ? device.charAt(0).toUpperCase() + device.slice(1) : words.unknown;
}
