import { useState } from 'react';
import { useMember } from '#web/platform/session.ts';
import { Switch } from '#web/ui/choices/switch.tsx';
import { SettingsGroup } from '#web/ui/settings/settings-group.tsx';
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
      <div className={styles.rows}>
        <Switch checked={wished?.discreet ?? near.discreet} onChange={(discreet) => change({ discreet })} note={nearCopy.discreet.note}>{nearCopy.discreet.name}</Switch>
        <div>
          <Switch checked={isOut} onChange={(quickExit) => change({ quickExit })} note={nearCopy.exit.note}>{nearCopy.exit.name}</Switch>
          {isOut && <p className={styles.more}>{nearCopy.exit.back}</p>}
        </div>
        <LockPart opened={opened} onOpen={setOpened} onMinutes={(lock) => change({ lock })} minutes={wished?.lock ?? near.lock} />
      </div>
    </SettingsGroup>
  );
}
