import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { href } from '#contract/screens.ts';
import { EnhancedOffer } from '#web/features/onboarding/public.ts';
import { ApiError, sentenceOf } from '#web/platform/api-error.ts';
import { deferred } from '#web/platform/deferred.tsx';
import { read } from '#web/platform/queries.ts';
import { useMember } from '#web/platform/session.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { timeOfDay } from '#web/ui/drawings/moon/instant-words.ts';
import { PageHead } from '#web/ui/layout/page.tsx';
import { SettingsGroup } from '#web/ui/settings/settings-group.tsx';
import { SettingsTabs } from '#web/ui/settings/settings-tabs.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { Pictured } from '#web/ui/drawings/windows/stand-alone.tsx';
import { lanternPath } from '#web/ui/drawings/windows/places/lantern-path.ts';
import { LightSection } from './light/light-section.tsx';
import { FORM_ID } from './form-id.ts';
import { profile } from './profile.copy.ts';
import { UnitsSection } from './units-section.tsx';
import { useLeaveGuard } from './use-leave-guard.ts';
import { useProfileForm, type ProfileForm } from './use-profile-form.ts';
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
  const guard = useLeaveGuard(form.dirty);
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
      <div>
        <YouSection form={form} />
        <SettingsGroup id="stage" title={profile.stage.title}>
          <div>
            <StageLine />
            <p className={styles.note}>{profile.stage.hint}</p>
          </div>
        </SettingsGroup>
        <SettingsGroup id="goals" title={profile.goals.title}>
          <div>
            <p className={styles.note}>{profile.goals.hint}</p>
            <TextLink href={href('onboarding')}>{profile.goals.change}</TextLink>
          </div>
          <EnhancedOffer />
        </SettingsGroup>
        <LightSection />
        <UnitsSection form={form} />
        <SettingsGroup id="notifications" title={profile.notifications.title} note={profile.notifications.note}>
          <Notifications />
        </SettingsGroup>
        <SaveBar form={form} />
      </div>
      {guard.to !== null && <LeaveDialog onStay={guard.stay} onGo={leave} />}
    </>
  );
}

// The form is this line alone and its fields name it: the dialogs between them have forms of their own.
function SaveBar({ form: { save, send, dirty, savedAt } }: { readonly form: ProfileForm }) {
  const { timeZone: zone, clock } = useMember();
  const told = dirty ? profile.unsaved : savedAt && profile.saved(timeOfDay(savedAt, { zone, clock }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  return (
    <form id={FORM_ID} method="dialog" noValidate className={styles.save} onSubmit={submit}>
      {save.isError && (
        <Notice tone="danger">
          {isAboutFields(save.error) ? profile.refused : sentenceOf(save.error, profile.failed)}
        </Notice>
      )}
      <Button type="submit" disabled={!dirty && !save.isPending} busy={save.isPending} busyLabel={profile.saving}>
        {profile.save}
      </Button>
      <span role="status" className={styles.note}>
        {told}
      </span>
    </form>
  );
}

function isAboutFields(error: unknown): boolean {
  return error instanceof ApiError && error.body?.fields !== undefined;
}
