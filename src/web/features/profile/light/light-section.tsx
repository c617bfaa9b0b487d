import { profile } from '../profile.copy.ts';
import { SettingsGroup } from '#web/ui/settings/settings-group.tsx';
import { LightChoice } from './light-choice.tsx';

/** The light the member reads by; it does not wait for Save changes. */
export function LightSection() {
  return (
    <SettingsGroup id="light" title={profile.light.title}>
      <LightChoice />
    </SettingsGroup>
  );
}
