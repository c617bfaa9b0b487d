import { Heart } from 'lucide-react';
import type { GuideName } from '#domain/womb-health/guides.ts';
import { SaveNotice } from '#web/platform/outbox/save-notice.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { useConditions } from '../womb-health.queries.ts';
import { guide as copy } from './guide.copy.ts';

/** Whether the member lives with a condition: its guide stands first then, and its fields in her log. */
export function KeepCondition({ name, isKept }: { readonly name: GuideName; readonly isKept: boolean }) {
  const { keep, isBusy, error } = useConditions();
  return (
    <>
      <Button kind="line" size="small" aria-pressed={isKept} busy={isBusy} onClick={() => keep(name, !isKept)}>
        <Heart size={16} fill={isKept ? 'currentColor' : 'none'} />
        {isKept ? copy.kept : copy.keep}
      </Button>
      {error && <SaveNotice error={error} fallback={copy.keepFailed} />}
    </>
  );
}
