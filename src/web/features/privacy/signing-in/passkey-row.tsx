import type { SignInWays } from '#contract/safety/safety.schemas.ts';
import { deviceWords } from '#domain/account/device-words.ts';
import { hasPasskeys } from '#web/platform/passkey/passkey.ts';
import { SettingsList, SettingsRow } from '#web/ui/settings/settings-list.tsx';
import styles from '../privacy.module.css';
import { RowButton } from './row-button.tsx';
import { signingIn as words } from './signing-in.copy.ts';
import type { useWays } from './use-ways.ts';

type Passkey = SignInWays['passkeys'][number];
type Props = {
  readonly passkeys: readonly Passkey[];
  readonly change: ReturnType<typeof useWays>['change'];
  readonly day: (at: string) => string;
  readonly onOpen: (passkey: Passkey) => void;
};

/** The member's passkeys, and one more where this browser can hold it. */
export function PasskeyRow({ passkeys, change, day, onOpen }: Props) {
  const busy = change.isPending && change.variables.do === 'add_passkey';
  const add = hasPasskeys() && (
    <RowButton
      name={words.addPasskey}
      busy={busy}
      busyLabel={words.adding}
      onClick={() => change.mutate({ do: 'add_passkey', name: nameHere() })}
    >
      {words.add}
    </RowButton>
  );
  return (
    <SettingsRow title={words.passkeys} note={noteOn(passkeys)} end={add}>
      {passkeys.length > 0 && (
        <div className={styles.within}>
          <SettingsList>
            {passkeys.map((passkey) => (
              <SettingsRow
                key={passkey.id}
                title={passkey.name}
                note={
                  passkey.usedAt ? words.passkeyUsed(day(passkey.usedAt)) : words.passkeyAdded(day(passkey.addedAt))
                }
                end={
                  <RowButton name={words.changePasskey(passkey.name)} onClick={() => onOpen(passkey)}>
                    {words.change}
                  </RowButton>
                }
              />
            ))}
          </SettingsList>
        </div>
      )}
    </SettingsRow>
  );
}

function noteOn(passkeys: readonly Passkey[]): string {
  const note = passkeys.length > 0 ? words.passkeysSome : words.passkeysNone;
  return hasPasskeys() ? note : `${note} ${words.cannot}`;
}

/** "Phone, Firefox", until the member gives it another name. */
function nameHere(): string {
  const device = deviceWords(navigator.userAgent);
  return device.charAt(0).toUpperCase() + device.slice(1);
}
