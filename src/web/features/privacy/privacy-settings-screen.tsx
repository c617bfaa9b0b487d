import { useMember } from '#web/platform/session.ts';
import { PageHead } from '#web/ui/layout/page.tsx';
import { SettingsParts, type SettingsPart } from '#web/ui/settings/settings-parts.tsx';
import { SettingsTabs } from '#web/ui/settings/settings-tabs.tsx';
import { Pictured } from '#web/ui/drawings/windows/stand-alone.tsx';
import { leafShield } from '#web/ui/drawings/windows/things/leaf-shield.ts';
import {
  AccessGroup,
  ConsentsGroup,
  DeletionGroup,
  ExportGroup,
  OldLogsGroup,
  PrivacyModeGroup,
  QuietGroup,
  SessionsGroup,
  SigningInGroup,
  UnreadableGroup,
} from './deferred-groups.tsx';
import { privacy } from './privacy.copy.ts';

const { parts: words } = privacy;
const PARTS: readonly SettingsPart[] = [
  { name: words.mode, groups: ['privacy-mode'], content: <PrivacyModeGroup /> },
  { name: words.consents, groups: ['consents'], content: <ConsentsGroup /> },
  {
    name: words.signingIn,
    groups: ['signing-in', 'sessions'],
    content: (
      <>
        <SigningInGroup />
        <SessionsGroup />
      </>
    ),
  },
  {
    name: words.history,
    groups: ['access', 'unreadable'],
    content: (
      <>
        <AccessGroup />
        <UnreadableGroup />
      </>
    ),
  },
  { name: words.circle, groups: ['quiet'], content: <QuietGroup /> },
  {
    name: words.data,
    groups: ['export', 'old-logs', 'deletion'],
    content: (
      <>
        <ExportGroup />
        <OldLogsGroup />
        <DeletionGroup />
      </>
    ),
  },
];

/** /privacy-settings: what is the member's to decide about what is stored. Open in every plan and at every age. */
export function PrivacySettingsScreen() {
  return (
    <>
      <Pictured of={leafShield}>
        <PageHead kicker={useMember().firstName} title={privacy.title} />
        <SettingsTabs at="privacySettings" />
      </Pictured>
      <SettingsParts label={words.label} parts={PARTS} />
    </>
  );
}
