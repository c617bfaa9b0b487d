import { useQuery } from '@tanstack/react-query';
import { href } from '#contract/screens.ts';
import { EnhancedOffer } from '#web/features/onboarding/public.ts';
import { deferred } from '#web/platform/deferred.tsx';
import { read } from '#web/platform/queries.ts';
import { useMember } from '#web/platform/session.ts';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { PageHead } from '#web/ui/layout/page.tsx';
import { SettingsGroup } from '#web/ui/settings/settings-group.tsx';
import { SettingsParts } from '#web/ui/settings/settings-parts.tsx';
import { useSaved } from '#web/ui/settings/use-saved.ts';
import { SettingsTabs } from '#web/ui/settings/settings-tabs.tsx';
import { Pictured } from '#web/ui/drawings/windows/stand-alone.tsx';
import { lanternPath } from '#web/ui/drawings/windows/places/lantern-path.ts';
import { LightSection } from './light/light-section.tsx';
import { profile } from './profile.copy.ts';
import { UnitsSection } from './units-section.tsx';
import { useLeaveGuard } from './use-leave-guard.ts';
import { useProfileForm } from './use-profile-form.ts';
import { YouSection } from './you-section.tsx';
import styles from './profile.module.css';

const StageLine = deferred(async () => (await import('./stage-now.tsx')).StageNow, {
  fallback: <p className={styles.note}>{profile.stage.coming}</p>,
});
const Notifications = deferred(async () => (await import('#web/features/reminder/public.ts')).NotificationSettings, {
  fallback: <p className={styles.tall}>{profile.notifications.coming}</p>,
});
const LeaveDialog = deferred(async () => (await import('./leave-dialog.tsx')).LeaveDialog);

/** /profile-settings: who the member is, the member's stage of life, the light, and how things are counted. */
export function ProfileSettingsScreen() {
  const unit = useQuery(read('getLogLists')).data?.temperatureUnit ?? 'celsius';
  const form = useProfileForm(unit);
  const guard = useLeaveGuard(form.stuck);
  const leave = () => {
    form.discard();
    guard.go();
  };
  return (
    <>
      <Pictured of={lanternPath}>
        <PageHead kicker={useMember().firstName} title={profile.title} />
        <SettingsTabs at="profileSettings" />
      </Pictured>
      <SettingsParts
        label={profile.parts}
        parts={[
          { name: profile.you.title, groups: ['you'], content: <YouSection form={form} /> },
          { name: profile.now, groups: ['stage', 'goals', 'teaching'], content: <NowPart /> },
          {
            name: profile.look,
            groups: ['light', 'units'],
            content: (
              <>
                <LightSection />
                <UnitsSection form={form} />
              </>
            ),
          },
          { name: profile.notifications.title, groups: ['notifications'], content: <RemindersPart /> },
        ]}
      />
      {guard.to !== null && <LeaveDialog onStay={guard.stay} onGo={leave} />}
    </>
  );
}

function NowPart() {
  return (
    <>
      <SettingsGroup id="stage" title={profile.stage.title} note={profile.stage.hint}>
        <StageLine />
      </SettingsGroup>
      <SettingsGroup id="goals" title={profile.goals.title} note={profile.goals.hint}>
        <TextLink href={href('onboarding')}>{profile.goals.change}</TextLink>
        <EnhancedOffer />
      </SettingsGroup>
      <Teaching />
    </>
  );
}

/** The way to teach here, for adults. */
function Teaching() {
  const { ageGroup, roles } = useMember();
  const { title, hint, apply, mine, applications } = profile.teaching;
  if (ageGroup === 'teen') return null;
  const [page, words] = roles.includes('teacher')
    ? (['teacherDashboard', mine] as const)
    : (['teacherApplication', apply] as const);
  return (
    <SettingsGroup id="teaching" title={title} note={page === 'teacherApplication' && hint}>
      <TextLink href={href(page)}>{words}</TextLink>
      {roles.includes('admin') && <TextLink href={href('adminTeachers')}>{applications}</TextLink>}
    </SettingsGroup>
  );
}

function RemindersPart() {
  const [saved, say] = useSaved();
  return (
    <SettingsGroup
      id="notifications"
      title={profile.notifications.title}
      note={profile.notifications.note}
      saved={saved}
    >
      <Notifications onSaved={say} />
    </SettingsGroup>
  );
}
