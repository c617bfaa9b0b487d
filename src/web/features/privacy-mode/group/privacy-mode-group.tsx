import { useState } from 'react';
import { href } from '#contract/screens.ts';
import { useMember } from '#web/platform/session.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { SettingsGroup } from '#web/ui/settings/settings-group.tsx';
import { SettingsList, SwitchRow } from '#web/ui/settings/settings-list.tsx';
import { privacyModeCopy } from '../privacy-mode.copy.ts';
import { LockPart, type LockAsking } from './lock-part.tsx';
import { usePrivacyModeChange } from './use-privacy-mode-change.ts';
import styles from './privacy-mode-group.module.css';

/** Privacy mode: what guards the member when somebody may see the member's screen. Each switch holds at once. */
export function PrivacyModeGroup() {
  const { privacyMode } = useMember();
  const { change, wished, saved } = usePrivacyModeChange();
  const [asking, setAsking] = useState<LockAsking>(null);
  const isOut = wished?.quickExit ?? privacyMode.quickExit;
  const minutes = wished?.lock ?? privacyMode.lock;
  return (
    <SettingsGroup id="privacy-mode" title={privacyModeCopy.title} note={privacyModeCopy.note} saved={saved}>
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
          {isOut && <WayBack hasPin={minutes !== null} onSet={() => setAsking('set')} />}
        </SwitchRow>
        <LockPart asking={asking} onAsk={setAsking} onMinutes={(lock) => change({ lock })} minutes={minutes} />
      </SettingsList>
    </SettingsGroup>
  );
}

/** How the member comes back from the quick exit: with a PIN, or only by signing in. */
function WayBack({ hasPin, onSet }: { readonly hasPin: boolean; readonly onSet: () => void }) {
  const { exit: words } = privacyModeCopy;
  return (
    <div className={styles.lock}>
      <p className={styles.more}>
        {hasPin ? words.back : words.alone(href('auth'))} {words.history}
      </p>
      {!hasPin && (
        <Button kind="line" size="small" onClick={onSet}>
          {words.set}
        </Button>
      )}
    </div>
  );
}
