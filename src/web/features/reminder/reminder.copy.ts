import type { ReminderKind } from '#domain/reminder/reminder.ts';

export const reminderCopy = {
  coming: 'Looking up your switches...',
  failed: 'Your switches are not here yet.',
  again: 'Try again',
  teen: 'We never nudge you. Mail comes only when it is about the safety of your account.',
  table: 'What comes, and which way',
  what: 'Reminder',
  channels: { mail: 'Mail', phone: 'Phone', app: 'App' },
  spoken: { mail: 'mail', phone: 'phone', app: 'in the app' },
  kinds: {
    period_expected: { title: 'Period expected', note: 'Two days before the window' },
    log_today: { title: 'Log today', note: 'When the day is still blank' },
    check_in: { title: 'A moment to check in', note: 'Once a day, never twice' },
    trial_ending: { title: 'Your free days', note: 'So money never surprises you' },
  } satisfies Record<ReminderKind, { title: string; note: string }>,
  noPeriod: 'No period is forecast in your life stage, so there is nothing to tell.',
  phone: {
    first:
      'A note comes to this device only once you switch one on. Your browser may ask you then, and you can take it back here at any time.',
    waiting: 'One moment. If your browser asks, the answer is yours.',
    waved: 'Nothing was changed, since your browser got no answer. Switch it on again whenever you like.',
    here: 'This device takes your notes.',
    othersToo: (count: number) => (count === 1 ? 'So does one other.' : `So do ${count} others.`),
    others: (count: number) =>
      count === 1 ? 'One other device takes your notes.' : `${count} other devices take your notes.`,
    notHere: (count: number) =>
      `${count === 1 ? 'One other device takes your notes' : `${count} other devices take your notes`}. This one does not.`,
    nowhere: 'No device takes your notes, so nothing comes to a phone.',
    unsupported:
      'This browser takes no notes from websites, so it has no switch for a phone. Mail and the app work as ever.',
    shared: 'You said that this is a shared device, so no notes come to it. Mail and the app work as ever.',
    blocked: {
      title: 'Your browser blocks notes from us',
      how: 'Only you can change that. Open the site settings beside the address, set Notifications to Allow, and come back here. Mail and the app work without it.',
      again: 'Look again',
    },
    start: 'Take notes on this device',
    stopHere: 'Stop on this device',
    stopAll: 'Stop on all devices',
    notStarted:
      'This device was not set up, and nothing was changed. Check your connection, then switch it on again. A private window takes no notes in most browsers.',
    notStopped: 'We could not be told to stop everywhere. Check your connection, then try again.',
  },
  at: 'Notes come at',
  comesAt: (time: string) => `That lies in your quiet hours, so they come at ${time}.`,
  quiet: 'Quiet hours',
  quietNote: 'Nothing comes then, by any way.',
  from: 'From',
  to: 'To',
  quietBar: (from: string, to: string) => `Quiet from ${from} to ${to}`,
  noon: 'noon',
  discreet: 'Discreet wording',
  discreetNote: 'Nothing on a lock screen says period, womb or fertility. Subjects of mail never do.',
  plainNote: 'A note may now say what it is about, on a lock screen too. Subjects of mail stay neutral.',
  preview: {
    label: 'How it looks on a lock screen',
    now: 'now',
    plain: { title: 'A moment to check in', text: "Today's question is here, if you have a minute for it." },
  },
  notSaved: {
    title: 'This was not saved',
    description: 'Your switches are as they were. Check your connection, then try again.',
  },
  notices: {
    title: 'Notes for you',
    none: 'No notes yet. What you switch on for the app comes here.',
    settings: 'Reminder settings',
    failed: 'Your notes are not here yet.',
  },
} as const;
