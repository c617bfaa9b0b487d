import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Wire } from '#contract/kit/route.ts';
import type { accessReply } from '#contract/privacy/privacy.schemas.ts';
import { read } from '#web/platform/queries.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { SettingsGroup } from '#web/ui/settings/settings-group.tsx';
import { SettingsList, SettingsRow } from '#web/ui/settings/settings-list.tsx';
import { GroupState } from '../group-state.tsx';
import { momentWords } from '../moment.ts';
import { accessCopy as words } from '../privacy.copy.ts';
import { useOn } from '../use-on.ts';

type Access = Wire<typeof accessReply>['accesses'][number];

/** What was done with the member's account, in words, newest first. Asked for only when the member wants to see it. */
export function AccessGroup() {
  const [shown, setShown] = useState(false);
  return (
    <SettingsGroup id="access" title={words.title} note={words.note}>
      {shown ? (
        <SettingsList>
          <Page />
        </SettingsList>
      ) : (
        <div>
          <Button kind="line" onClick={() => setShown(true)}>
            {words.show}
          </Button>
        </div>
      )}
    </SettingsGroup>
  );
}

/** One page, and behind it those the member asks for. */
function Page({ before }: { readonly before?: string }) {
  const [older, setOlder] = useState(false);
  const query = useQuery({ ...read('getAccesses', { query: before === undefined ? {} : { before } }), staleTime: 0 });
  if (!query.data)
    return (
      <li>
        <GroupState {...query} />
      </li>
    );
  const { accesses, more } = query.data;
  const last = accesses.at(-1);
  if (!last) return <SettingsRow title={words.none} />;
  return (
    <>
      {accesses.map((access) => (
        <Line key={access.id} access={access} />
      ))}
      {more &&
        (older ? (
          <Page before={last.id} />
        ) : (
          <SettingsRow
            title={
              <Button kind="line" size="small" onClick={() => setOlder(true)}>
                {words.older}
              </Button>
            }
          />
        ))}
    </>
  );
}

function Line({ access: { at, action, result, network } }: { readonly access: Access }) {
  const on = useOn();
  const title = words.actions[action] ?? action.replaceAll('_', ' ').replace(/^./, (letter) => letter.toUpperCase());
  return (
    <SettingsRow
      title={result === 'done' ? title : `${title}${words.refused}`}
      note={`${momentWords(at, on)}${words.network(network)}`}
    />
  );
}
