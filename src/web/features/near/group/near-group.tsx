import { useState } from 'react';
import { useMember } from '#web/platform/session.ts';
import { SettingsGroup } from '#web/ui/settings/settings-group.tsx';
import { SettingsList, SwitchRow } from '#web/ui/settings/settings-list.tsx';
import { nearCopy } from '../near.copy.ts';
import { LockPart } from './lock-part.tsx';
import { useNearChange } from './use-near-change.ts';
import styles from './near-group.module.css';

/** "Near you": what guards her when somebody may see her screen. Each switch holds at once. */
export function NearGroup() {
  const { near } = useMember();
  const { change, wished } = useNearChange();
  const [opened, setOpened] = useState(false);
  const isOut = wished?.quickExit ?? near.quickExit;
  return (
    <SettingsGroup id="near" title={nearCopy.title} note={nearCopy.note}>
      <SettingsList>
        <SwitchRow
          title={nearCopy.discreet.name}
          note={nearCopy.discreet.note}
          checked={wished?.discreet ?? near.discreet}
          onChange={(discreet) => change({ discreet })}
        />
        <SwitchRow
          title={nearCopy.exit.name}
          note={nearCopy.exit.note}
          checked={isOut}
          onChange={(quickExit) => change({ quickExit })}
        >
          {isOut && <p className={styles.more}>{nearCopy.exit.back}</p>}
        </SwitchRow>
        <LockPart
          opened={opened}
          onOpen={setOpened}
          onMinutes={(lock) => change({ lock })}
          minutes={wished?.lock ?? near.lock}
        />
      </SettingsList>
    </SettingsGroup>
  );
}
