import { useQuery } from '@tanstack/react-query';
import { read } from '#web/platform/queries.ts';
import { SettingsGroup } from '#web/ui/settings/settings-group.tsx';
import { SettingsList } from '#web/ui/settings/settings-list.tsx';
import { GroupState } from '../group-state.tsx';
import { consentsCopy as words } from '../privacy.copy.ts';
import styles from '../privacy.module.css';
import { ConsentRow } from './consent-row.tsx';

/** What the member agreed to, by purpose: each given and taken back with one switch, with its history. */
export function ConsentsGroup() {
  const query = useQuery(read('getConsentHistory'));
  return (
    <SettingsGroup id="consents" title={words.title} note={words.note}>
      {query.data ? (
        <SettingsList>
          {query.data.consents.map((consent) => (
            <ConsentRow key={consent.purpose} consent={consent} />
          ))}
        </SettingsList>
      ) : (
        <GroupState {...query} />
      )}
      <p className={styles.muted}>{words.firstOne}</p>
    </SettingsGroup>
  );
}
