import { useMember } from '#web/platform/session.ts';
import { PageHead } from '#web/ui/layout/page.tsx';
import { SettingsTabs } from '#web/ui/settings/settings-tabs.tsx';
import { Pictured } from '#web/ui/drawings/windows/stand-alone.tsx';
import { leafShield } from '#web/ui/drawings/windows/things/leaf-shield.ts';
import { GROUPS } from './deferred-groups.tsx';
import { privacy } from './privacy.copy.ts';

/** /privacy-settings: what is the member's to decide about what is kept. Open in every plan and at every age. */
export function PrivacySettingsScreen() {
  return (
    <>
      <Pictured of={leafShield}>
        <PageHead kicker={useMember().firstName} title={privacy.title} />
        <SettingsTabs at="privacySettings" />
      </Pictured>
      {GROUPS.map((Group, at) => (
        <Group key={at} />
      ))}
    </>
  );
}
