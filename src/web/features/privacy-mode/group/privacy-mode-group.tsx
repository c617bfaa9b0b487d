import { useState } from 'react';
import { useMember } from '#web/platform/session.ts';
import { SettingsGroup } from '#web/ui/settings/settings-group.tsx';
import { SettingsList, SwitchRow } from '#web/ui/settings/settings-list.tsx';
import { privacyModeCopy } from '../privacy-mode.copy.ts';
import { LockPart } from './lock-part.tsx';
import { usePrivacyModeChange } from './use-privacy-mode-change.ts';
import styles from './privacy-mode-group.module.css';

/** "Near you": what guards the member when somebody may see the member's screen. Each switch holds at once. */
export function PrivacyModeGroup() {
  const { privacyMode } = useMember();
  const { change, wished } = usePrivacyModeChange();
  const [opened, setOpened] = useState(false);
  const isOut = wished?.quickExit ?? privacyMode.quickExit;
  return (
    <SettingsGroup id="privacy-mode" title={privacyModeCopy.title} note={privacyModeCopy.note}>
      <SettingsList>
        <SwitchRow
          title={privacyModeCopy.discreet.name}
          note={privacyModeCopy.discreet.note}
          checked={wished?.discreet ?? privacyMode.discreet}
          onChange={(discreet) => change({ discreet })}
        />
        <SwitchRow
          title={privacyModeCopy.exit.name}
          note={privacyModeCopy.exit.note}
          checked={isOut}
          onChange={(quickExit) => change({ quickExit })}
        >
          {isOut && <p className={styles.more}>{privacyModeCopy.exit.back}</p>}
        </SwitchRow>
        <LockPart
          opened={opened}
          onOpen={setOpened}
          onMinutes={(lock) => change({ lock })}
          minutes={wished?.lock ?? privacyMode.lock}
        />
      </SettingsList>
    </SettingsGroup>
  );
}
