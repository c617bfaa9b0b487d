import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { UnreadableReply } from '#contract/privacy/privacy.schemas.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { call } from '#web/platform/api.ts';
import { keyOf, read } from '#web/platform/queries.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { SettingsGroup } from '#web/ui/settings/settings-group.tsx';
import { SettingsList, SettingsRow } from '#web/ui/settings/settings-list.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { Spinner } from '#web/ui/status/waiting.tsx';
import { GroupState } from '../group-state.tsx';
import styles from '../privacy.module.css';
import { unreadableCopy as words } from './unreadable.copy.ts';

type Item = UnreadableReply['items'][number];

/** What of the member's cannot be opened, and the way to delete it. Everything is opened for it: only when asked. */
export function UnreadableGroup() {
  const [asked, setAsked] = useState(false);
  return (
    <SettingsGroup id="unreadable" title={words.title} note={words.note}>
      <p className={styles.muted}>{words.lead}</p>
      {asked ? (
        <Found />
      ) : (
        <div>
          <Button kind="line" onClick={() => setAsked(true)}>
            {words.check}
          </Button>
        </div>
      )}
    </SettingsGroup>
  );
}

function Found() {
  const query = useQuery({ ...read('getUnreadable'), staleTime: 0, gcTime: 0 });
  const remove = useRemove();
  if (!query.data) return query.isError ? <GroupState {...query} /> : <Spinner>{words.checking}</Spinner>;
  const { items } = query.data;
  if (items.length === 0) return <p role="status">{words.none}</p>;
  return (
    <>
      <Notice tone="warning" title={words.found(items.length)}>
        {words.told}
      </Notice>
      <SettingsList>
        {items.map((item) => (
          <Row key={`${item.table} ${item.row}`} item={item} remove={remove} />
        ))}
      </SettingsList>
      {remove.isError && <Notice tone="danger">{sentenceOf(remove.error, words.failed)}</Notice>}
    </>
  );
}

function useRemove() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ table, row }: Item) => call('removeUnreadable', { body: { table, row } }),
    onSuccess: (reply) => {
      toast({ title: words.removed });
      client.setQueryData(keyOf('getUnreadable'), reply);
    },
  });
}

function Row({ item, remove }: { readonly item: Item; readonly remove: ReturnType<typeof useRemove> }) {
  const what = words.tables[item.table] ?? words.other;
  const busy = remove.isPending && remove.variables.row === item.row && remove.variables.table === item.table;
  if (!item.removable) return <SettingsRow title={what} note={item.table === 'member' ? words.account : words.stays} />;
  return (
    <SettingsRow
      title={what}
      end={
        <Button
          kind="line"
          size="small"
          busy={busy}
          busyLabel={words.removing}
          aria-label={words.removeOf(what)}
          onClick={() => remove.mutate(item)}
        >
          {words.remove}
        </Button>
      }
    />
  );
}
