import { MOST_PRESETS } from '#domain/ambient/presets.ts';
import { MOST_SOUNDS_IN_LIMITED, type Sound } from '#domain/sound/sound.ts';

const sounds = (count: number) => (count === 1 ? '1 sound' : `${count} sounds`);

/** What each sound is called. */
export const SOUND_NAMES: Readonly<Record<Sound, string>> = {
  rain: 'Rain',
  thunder: 'Distant thunder',
  ocean: 'Ocean',
  stream: 'Stream',
  wind: 'Wind',
  hearth: 'Hearth fire',
  crickets: 'Night crickets',
  birds: 'Night birds',
  bowls: 'Singing bowls',
  heartbeat: 'Heartbeat',
  drone: 'Drone',
  white: 'White noise',
  pink: 'Pink noise',
  brown: 'Brown noise',
};

/** The words of /ambient-sounds. */
export const ambient = {
  title: 'Ambient sounds',
  lead: 'Mix a night of your own. It’s made on your device, and it never loops.',
  back: 'Meditations',
  panel: 'What you see is what you hear',
  count: (on: number) => (on === 0 ? 'No sound yet' : sounds(on)),
  countLimited: (on: number) => `${on} of ${sounds(MOST_SOUNDS_IN_LIMITED)}`,
  picture: (names: readonly string[]) =>
    names.length === 0
      ? 'A quiet night landscape under tonight’s moon.'
      : `A night landscape with a part for each sound: ${names.join(', ')}.`,
  play: 'Play',
  pause: 'Pause',
  starting: 'Starting...',
  silent: 'Turn on a sound first, then press play.',
  failed: 'We couldn’t start the sound. Please press play again.',
  unsupported: 'This browser can’t make these sounds. A newer one can.',
  lockScreen: { title: 'Ambient sounds' },
  timer: {
    title: 'Sleep timer',
    label: 'Sleep timer, in minutes',
    off: 'Off',
    none: 'Plays until you stop it.',
    waits: (minutes: number) => `${minutes} min once you press play. The last 3 fade to nothing.`,
    leftShort: (minutes: number) => `${minutes} min left`,
    left: (minutes: number) => `${minutes} min left. The last 3 fade to nothing.`,
    fading: (minutes: number) => `Fading out, ${minutes} min left.`,
  },
  presets: {
    label: 'Mixes',
    loading: 'Loading your mixes...',
    failed: 'We couldn’t load the saved mixes. You can still mix your own.',
    again: 'Try again',
    keep: 'Keep this mix',
  },
  keep: {
    title: 'Keep this mix',
    name: 'Name',
    hint: 'You’ll find it beside the other mixes, on all your devices.',
    blank: 'Please give it a name first.',
    save: 'Save mix',
    saving: 'Saving...',
    cancel: 'Cancel',
    saved: (name: string) => `Saved “${name}”.`,
    failed: 'We couldn’t save this mix. Please try again.',
    silent: 'Turn on a sound first, then keep the mix.',
    full: `You have ${MOST_PRESETS} mixes saved. Delete one below to make room.`,
  },
  sounds: 'Sounds',
  onOff: (name: string) => `${name} on or off`,
  level: (level: number) => (level === 0 ? 'off' : `${level}`),
  levelSpoken: (level: number) => (level === 0 ? 'off' : `${level} percent`),
  limited: 'Your plan plays three sounds together. Premium plays as many as you like.',
  seePlans: 'See the plans',
  share: {
    copy: 'Copy a link to this mix',
    copied: 'Link copied. It holds numbers only, nothing about you.',
    notCopied: 'We couldn’t copy the link. Your browser may be blocking it.',
    silent: 'Turn on a sound first, then copy the link.',
  },
  arrived: {
    broken: 'Part of this link didn’t fit a mix, so we left that part out.',
    cut: 'This mix has more than three sounds. You hear its three loudest.',
  },
  own: {
    title: 'Your mixes',
    empty: 'Nothing saved yet',
    emptyText: 'Set the sounds the way you like them, then choose “Keep this mix”.',
    load: (name: string) => `Use ${name}`,
    remove: (name: string) => `Delete ${name}`,
    deleted: (name: string) => `Deleted “${name}”.`,
    undo: 'Undo',
    failed: 'We couldn’t delete this mix. Please try again.',
    parts: (parts: readonly (readonly [name: string, level: number])[]) =>
      parts.map(([name, level]) => `${name} ${level}`).join(' · '),
  },
} as const;
