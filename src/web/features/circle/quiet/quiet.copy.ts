import type { PagedWords } from '#web/ui/lists/paged-list.tsx';

/** What the list of muted and blocked people says. */
export const quietCopy = {
  title: 'People you’ve muted or blocked',
  note: 'In the circle. They’re never told.',
  lead: 'Someone you mute doesn’t notice anything. When you block someone, neither of you sees what the other says with her name. We can’t show you who an anonymous voice is.',
  none: 'Nobody. If someone’s words hurt, you can mute or block her from the menu beside them.',
  kinds: { mute: 'Muted', block: 'Blocked' },
  voice: (day: string) => `An anonymous voice, ${day}`,
  since: (kind: string, day: string) => `${kind} ${day}`,
  undo: { mute: 'Unmute', block: 'Unblock' },
  undoOf: (undo: string, who: string) => `${undo}: ${who}`,
  undoing: 'One moment...',
  undone: 'Done. You’ll see her words again.',
  failed: 'That didn’t work. Please try again.',
} as const;

export const quietPages: PagedWords = {
  more: 'Show more',
  loading: 'Loading...',
  came: (count) => `${count} more`,
  failed: 'We couldn’t load the rest.',
  again: 'Try again',
  end: 'That’s everyone.',
};
