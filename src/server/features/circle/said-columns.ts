import { ROW_ID, clear, hashed } from '#server/platform/manifest/columns.ts';

/** The columns that a post and a reply share. */
export const SAID = {
  id: ROW_ID,
  room: clear('C1', 'which room'),
  body: clear('C6', 'her words, for the members of the room'),
  is_anonymous: clear('C6', 'whether it was said without a name'),
  author_id: clear('C6', 'who said it with her name; hidden from everybody, null without a name'),
  author_enc: hashed('C6', 'app-key', 'who said it without a name, for a moderator under audit'),
  author_tag: hashed(
    'C6',
    'keyed-hash',
    'tells her own words and one voice in one thread, and no two threads together',
  ),
  author_name: hashed('C6', 'app-key', 'the name it was said with'),
  staff: clear('C6', 'that a moderator said it as one'),
  state: clear('C6', 'whether others see it'),
  reason: clear('C6', 'why not'),
  at: clear('C6', 'when it was said; without a name the whole hour'),
  edited_at: clear('C6', 'when it was changed; without a name the whole hour'),
  touched_at: clear('C1', 'the hour of its author’s last change, for the daily rewrite'),
  language: clear('C6', 'the language its words are found by'),
} as const;
