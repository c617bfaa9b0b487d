import { SettingsGroup } from '#web/ui/settings/settings-group.tsx';
import { useSaved } from '#web/ui/settings/use-saved.ts';
import { profile } from '../profile.copy.ts';
import { LightChoice } from './light-choice.tsx';

/** The light the member reads by: seen at once and remembered. */
export function LightSection() {
  const [saved, say] = useSaved();
  return (
    <SettingsGroup id="light" title={profile.light.title} saved={saved}>
      <LightChoice onSaved={say} />
    </SettingsGroup>
  );
}
