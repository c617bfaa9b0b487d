import { Download } from 'lucide-react';
import { DOWNLOADS } from '#contract/downloads.ts';
import { LinkButton } from '#web/ui/actions/button.tsx';
import { SettingsGroup } from '#web/ui/settings/settings-group.tsx';
import { exportCopy } from '../privacy.copy.ts';

/** Everything she has here, to take along. */
export function ExportGroup() {
  return (
    <SettingsGroup id="export" title={exportCopy.title}>
      <p>{exportCopy.lead}</p>
      <div>
        <LinkButton href={DOWNLOADS.json} download>
          <Download size={18} aria-hidden="true" />
          {exportCopy.action}
        </LinkButton>
      </div>
    </SettingsGroup>
  );
}
