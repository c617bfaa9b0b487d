import { sentenceOf } from '#web/platform/api-error.ts';
import { Notice } from '#web/ui/status/notice.tsx';
import { isKept } from './outbox-state.ts';

/**
 * What became of a write that did not come through: kept for later is good news, anything else a failure in its own
 * words or those of the screen.
 */
export function SaveNotice({ error, fallback }: { readonly error: unknown; readonly fallback: string }) {
  return <Notice tone={isKept(error) ? 'info' : 'danger'}>{sentenceOf(error, fallback)}</Notice>;
}
