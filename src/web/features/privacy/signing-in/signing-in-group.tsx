import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CodeApp, SignInWays } from '#contract/safety/safety.schemas.ts';
import { read } from '#web/platform/queries.ts';
import { SettingsGroup } from '#web/ui/settings/settings-group.tsx';
import { SettingsList, SettingsRow } from '#web/ui/settings/settings-list.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { GroupState } from '../group-state.tsx';
import { dateWords, inSentence } from '../moment.ts';
import { useOn } from '../use-on.ts';
import { CodeAppDialog } from './code-app-dialog.tsx';
import { CodeAppRow } from './code-app-row.tsx';
import { CodesDialog } from './codes-dialog.tsx';
import { EmailDialog } from './email-dialog.tsx';
import { EmailRow } from './email-row.tsx';
import { PasskeyDialog } from './passkey-dialog.tsx';
import { PasskeyRow } from './passkey-row.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { RowButton } from './row-button.tsx';
import { signingIn as words } from './signing-in.copy.ts';
import { useWays } from './use-ways.ts';

type Open =
  | { readonly what: 'email' | 'password' }
  | { readonly what: 'app'; readonly app: CodeApp }
  | { readonly what: 'passkey'; readonly passkey: SignInWays['passkeys'][number] };

/** What lets the member in: address, password, passkeys, an app that shows codes, recovery codes. */
export function SigningInGroup() {
  const query = useQuery(read('getSignInWays'));
  return (
    <SettingsGroup id="signing-in" title={words.title} note={words.note}>
      {query.data ? <Ways ways={query.data} /> : <GroupState {...query} />}
    </SettingsGroup>
  );
}

function Ways({ ways }: { readonly ways: SignInWays }) {
  const on = useOn();
  const [open, setOpen] = useState<Open | null>(null);
  const held = useWays();
  const { change, codes, keptCodes, failure } = held;
  // What went wrong is said where it happened: a dialog opens and leaves without the words of another.
  const show = (next: Open | null) => {
    change.reset();
    setOpen(next);
  };
  const close = () => show(null);
  const day = (at: string) => inSentence(dateWords(at, on));
  const hasFactor = ways.codesSince !== null || ways.passkeys.length > 0;
  return (
    <>
      {ways.rolesWaiting.length > 0 && <Notice tone="info">{words.roleWaits(ways.rolesWaiting)}</Notice>}
      <SettingsList>
        <EmailRow ways={ways} change={change} onChange={() => show({ what: 'email' })} />
        <SettingsRow
          title={words.password}
          note={words.passwordSince(day(ways.passwordChangedAt))}
          end={
            <RowButton name={words.changePassword} onClick={() => show({ what: 'password' })}>
              {words.change}
            </RowButton>
          }
        />
        <PasskeyRow
          passkeys={ways.passkeys}
          change={change}
          day={day}
          onOpen={(passkey) => show({ what: 'passkey', passkey })}
        />
        <CodeAppRow
          since={ways.codesSince && day(ways.codesSince)}
          change={change}
          onOpen={(app) => show({ what: 'app', app })}
        />
        <SettingsRow
          title={words.recovery}
          note={hasFactor ? words.recoveryLeft(ways.recoveryLeft) : words.recoveryNone}
          end={
            hasFactor && (
              <RowButton
                name={words.renewCodes}
                busy={change.isPending && change.variables.do === 'new_codes'}
                busyLabel={words.working}
                onClick={() => change.mutate({ do: 'new_codes' })}
              >
                {words.renew}
              </RowButton>
            )
          }
        />
      </SettingsList>
      {failure && !open && <Notice tone="danger">{failure}</Notice>}
      {open?.what === 'email' && <EmailDialog email={ways.email} change={change} onClose={close} />}
      {open?.what === 'password' && <PasswordDialog onClose={close} />}
      {open?.what === 'app' && <CodeAppDialog app={open.app} ways={held} onClose={close} />}
      {open?.what === 'passkey' && <PasskeyDialog passkey={open.passkey} ways={held} onClose={close} />}
      {codes && <CodesDialog codes={codes} onKept={keptCodes} />}
    </>
  );
}
