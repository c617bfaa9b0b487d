import { TextButton } from '#web/ui/actions/text-link.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { moderation } from './moderation.copy.ts';

type Props = { readonly text: string; readonly busy: boolean; readonly onAgain: () => void };

/** A part beside the queue that could not be loaded, and the way to try again. */
export function Unread({ text, busy, onAgain }: Props) {
  return (
    <Notice
      tone="warning"
      action={<TextButton onClick={onAgain}>{busy ? moderation.loading : moderation.again}</TextButton>}
    >
      {text}
    </Notice>
  );
}
