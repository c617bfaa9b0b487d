import '#web/platform/signing-in/safety-endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SignInWays } from '#contract/safety/safety.schemas.ts';
import { deviceWords } from '#domain/account/device-words.ts';
import { hasPasskeys } from '#web/platform/passkey/passkey.ts';
import { read } from '#web/platform/queries.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { SettingsGroup } from '#web/ui/settings/settings-group.tsx';
import { SettingsList, SettingsRow } from '#web/ui/settings/settings-list.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { GroupState } from '../group-state.tsx';
import { dayWords, inSentence } from '../moment.ts';
import { useOn } from '../use-on.ts';
import { CodeAppDialog } from './code-app-dialog.tsx';
import { CodesDialog } from './codes-dialog.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { signingIn as words } from './signing-in.copy.ts';
import { useWays } from './use-ways.ts';

/** What lets her in: password, passkeys, an app that shows codes, recovery codes. */
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
  const [open, setOpen] = useState<'password' | 'app' | null>(null);
  const { change, codes, keptCodes, failure } = useWays();
  const day = (at: string) => inSentence(dayWords(at, on));
  const hasFactor = ways.codesSince !== null || ways.passkeys.length > 0;
  const under = (what: string) => change.isPending && change.variables.do === what;
  return (
    <>
      {ways.rolesWaiting.length > 0 && <Notice tone="info">{words.roleWaits(ways.rolesWaiting)}</Notice>}
      <SettingsList>
        <SettingsRow title={words.password} note={words.passwordSince(day(ways.passwordChangedAt))} end={<Button kind="line" size="small" onClick={() => setOpen('password')}>{words.change}</Button>} />
        <SettingsRow title={words.passkeys} note={ways.passkeys.length > 0 ? null : words.passkeysNone} end={<Button kind="line" size="small" busy={under('add_passkey')} busyLabel={words.adding} disabled={!hasPasskeys()} onClick={() => change.mutate({ do: 'add_passkey', name: deviceWords(navigator.userAgent) })}>{words.addPasskey}</Button>} />
        {ways.passkeys.map(({ id, name, addedAt, usedAt }) => (
          <SettingsRow key={id} title={name} note={usedAt ? words.passkeyUsed(day(usedAt)) : words.passkeyAdded(day(addedAt))} end={<Button kind="line" size="small" busy={under('end_passkey')} busyLabel={words.removing} aria-label={words.removeOf(name)} onClick={() => change.mutate({ do: 'end_passkey', id })}>{words.remove}</Button>} />
        ))}
        <SettingsRow title={words.app} note={ways.codesSince ? words.appOn(day(ways.codesSince)) : words.appOff} end={ways.codesSince ? <Button kind="line" size="small" busy={under('end_app')} busyLabel={words.working} onClick={() => change.mutate({ do: 'end_app' })}>{words.off}</Button> : <Button kind="line" size="small" onClick={() => setOpen('app')}>{words.setUp}</Button>} />
        <SettingsRow title={words.recovery} note={hasFactor ? words.recoveryLeft(ways.recoveryLeft) : words.recoveryNone} end={hasFactor && <Button kind="line" size="small" busy={under('new_codes')} busyLabel={words.working} onClick={() => change.mutate({ do: 'new_codes' })}>{words.makeNew}</Button>} />
      </SettingsList>
      {failure && open !== 'app' && <Notice tone="danger">{failure}</Notice>}
      {open === 'password' && <PasswordDialog onClose={() => setOpen(null)} />}
      {open === 'app' && <CodeAppDialog change={change} onClose={() => setOpen(null)} />}
      {codes && <CodesDialog codes={codes} onClose={keptCodes} />}
    </>
  );
}
