import { useState } from 'react';
import type { CallInput } from '#web/platform/api.ts';
import { call } from '#web/platform/api.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { usePlaceUser } from '#web/platform/session.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import type { Saved } from '#web/ui/settings/settings-group.tsx';
import { useSaved } from '#web/ui/settings/use-saved.ts';
import { privacyModeCopy } from '../privacy-mode.copy.ts';

type Change = CallInput<'patchPrivacyMode'>['body'];

/** Changes what guards the member. The wish shows at once, and goes again where the server did not keep it. */
export function usePrivacyModeChange(): { change: (body: Change) => void; wished: Change | null; saved: Saved } {
  const [saved, say] = useSaved();
  const place = usePlaceUser();
  const [wished, setWished] = useState<Change | null>(null);
  const keep = async (body: Change) => {
    setWished(body);
    try {
      place((await call('patchPrivacyMode', { body })).user);
      say(true);
      // Name and icon are the document's: it comes anew.
      if (body.discreet !== undefined) window.location.reload();
    } catch (error) {
      say(false);
      toast({
        title: privacyModeCopy.failed.title,
        description: sentenceOf(error, privacyModeCopy.failed.description),
        kind: 'danger',
      });
    }
    setWished(null);
  };
  return { change: (body) => void keep(body), wished, saved };
}
