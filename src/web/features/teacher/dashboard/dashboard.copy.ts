import type { RecordingFault, RecordingState } from '#domain/recording/recording.ts';
import type { CaptionFault } from '#domain/recording/write-captions.ts';

const MB = 1024 * 1024;
/** A size as a person reads it. */
export function sizeWords(bytes: number): string {
  const mb = bytes / MB;
  return mb >= 1000 ? `${(mb / 1024).toFixed(1)} GB` : `${mb < 10 ? mb.toFixed(1) : String(Math.round(mb))} MB`;
}

/** The words of /teacher-dashboard. */
export const dashboard = {
  kicker: (name: string) => `For ${name}`,
  title: 'Your recordings',
  page: 'Your teacher page',
  loading: 'Loading your recordings',
  failed: { title: 'We couldn’t load your recordings', text: 'They’re still saved. Please try again.' },
  upload: {
    title: 'Bring a recording',
    text: 'Drop a file here, or choose one. MP3, M4A, OGG, Opus, WAV or FLAC, up to 300 MB and 90 minutes.',
    room: (left: string) => `You have ${left} left. We check what a file is and strip names and pictures inside it.`,
    choose: 'Choose a file',
    listens: 'A person listens before it’s public, usually within three days.',
    sending: (sent: string, all: string) => `${sent} of ${all} sent`,
    progress: 'Upload',
    cancel: 'Cancel upload',
    stopped: 'The upload stopped. What we have so far is saved for a day.',
    goOn: 'Continue upload',
    done: { title: 'Upload finished', description: 'We’re checking the recording now.' },
    cancelled: 'Upload canceled',
    left: (size: string) => `An upload of ${size} stopped partway. Choose the same file to continue, or cancel it.`,
    leftCancel: 'Cancel that upload',
    other: (size: string) => `This is another file. The one that stopped has ${size}. Choose that one, or cancel it.`,
    tooLarge: 'This file is over 300 MB. An MP3 or Opus file of the same recording is smaller.',
    empty: 'This file is empty. Please choose another one.',
    failed: 'We couldn’t upload this. Please check your connection and try again.',
  },
  none: {
    title: 'No recordings yet',
    text: 'Your first one appears here with its waveform as soon as it’s uploaded.',
  },
  list: 'Your recordings',
  untitled: 'Untitled',
  version: (number: number) => `Version ${number}`,
  states: {
    checking: 'We’re checking the file',
    refused: 'We couldn’t take this file',
    draft: 'Draft',
    listening: 'With a listener',
    change_asked: 'A change was asked',
    public: 'Public',
    withdrawn: 'Not public',
  } satisfies Record<RecordingState, string>,
  faults: {
    kind: 'This isn’t a sound file we can use. Please send MP3, M4A, OGG, Opus, WAV or FLAC.',
    damaged: 'Part of this file is damaged. Please export it again.',
    too_short: 'This is shorter than a second.',
    too_long: 'This is longer than 90 minutes.',
    tag: 'The information inside this file is far too large. Please export it without pictures.',
    several: 'This file holds more than one soundtrack. Please export just one.',
    silent: 'We can’t hear anything in this file.',
    too_heavy: 'This file takes too long to read. Please export it as MP3 or Opus.',
    room: 'Your room for recordings was full before we had checked this one. Delete one, then send it again.',
    lost: 'Something went wrong on our side, and this file was lost. Please send it again.',
  } satisfies Record<RecordingFault, string>,
  earlierStays: 'The sound you sent before is still here.',
  figures: (plays: number, minutes: number | null, finished: number | null) =>
    [
      `${plays} plays`,
      minutes === null ? null : `${minutes} minutes heard`,
      finished === null ? null : `${finished} heard to the end`,
    ]
      .filter(Boolean)
      .join(', '),
  open: { edit: 'Edit', close: 'Close', note: 'Read the note' },
  note: 'From your listener',
  form: {
    label: (title: string) => `Details of ${title}`,
    title: 'Title',
    line: 'One line about it',
    ledBy: 'Your name as it’s shown',
    phases: 'When it suits',
    phasesHint: 'Leave all empty for any day.',
    needs: 'What it’s for, up to six',
    cautions: 'Who should skip it or do it differently',
    cautionsHint: 'For example: if you’re pregnant, sit instead of lying flat.',
    save: 'Save',
    saving: 'Saving...',
    saved: 'Saved',
    submit: 'Save and send to a listener',
    submitted: { title: 'Sent to a listener', description: 'You’ll hear from us within about three days.' },
    failed: 'We couldn’t save it. Everything you typed is still here. Please try again.',
    missing: {
      title: 'Give it a title first.',
      line: 'Write one line about it first.',
      ledBy: 'Enter your name first.',
      captions: 'It needs captions first.',
    },
  },
  phases: { rest: 'Rest', create: 'Create', shine: 'Shine', reflect: 'Reflect' },
  captions: {
    title: 'Captions',
    hint: 'Play the recording, add a caption where you speak, then set where it starts and ends.',
    add: 'Add a caption here',
    from: 'Starts',
    to: 'Ends',
    say: (number: number) => `Caption ${number}`,
    fromNow: 'Start here',
    toNow: 'End here',
    hear: 'Hear it',
    remove: 'Delete',
    times: (from: string, to: string) => `${from} to ${to}`,
    faults: {
      empty: 'Type what you say here, or delete it.',
      backwards: 'This ends before it starts.',
      overlaps: 'This starts before the one above ends.',
      beyond: 'This ends after the recording.',
    } satisfies Record<CaptionFault, string>,
    player: 'Your recording',
  },
  acts: {
    withdraw: 'Take it back',
    withdrawPublic: 'Take it off the shelf',
    withdrawing: 'Taking it back...',
    withdrawn: 'Recording withdrawn',
    version: 'Send a new version',
    remove: 'Delete recording',
    failed: 'That didn’t work. Please try again.',
  },
  remove: {
    title: 'Delete this recording?',
    text: 'The sound, its captions and every version are deleted for good. Members can’t hear it anymore.',
    act: 'Delete recording',
    busy: 'Deleting...',
    stay: 'Keep it',
    done: 'Recording deleted',
  },
} as const;
