import type { ReminderKind } from '#domain/reminder/reminder.ts';

export const reminderCopy = {
  coming: 'Loading your reminders...',
  failed: 'We couldn’t load your reminders.',
  again: 'Try again',
  teen: 'We never send you reminders. We email you only to keep your account safe.',
  table: 'Your reminders, and how we send them',
  what: 'Reminder',
  channels: { mail: 'Email', phone: 'Phone', app: 'App' },
  spoken: { mail: 'email', phone: 'phone', app: 'in the app' },
  kinds: {
    period_expected: { title: 'Period expected', note: 'Two days before the window' },
    log_today: { title: 'Log today', note: 'If you haven’t logged yet' },
    rate_today: { title: 'Daily ratings', note: 'If you haven’t rated yet' },
    check_in: { title: 'A moment to check in', note: 'Once a day, never twice' },
    guide_today: { title: 'A small thing', note: 'From your guide, if it waits that day' },
    evening_call: { title: 'Your circles', note: 'An hour before, and when a plan changes' },
    trial_ending: { title: 'Your trial', note: 'Before it ends, so no surprise charges' },
    circle_reply: { title: 'Replies in the circle', note: 'To what you said, and in threads you follow' },
  } satisfies Record<ReminderKind, { title: string; note: string }>,
  noPeriod: 'Your life stage has no period forecast, so there’s nothing to send.',
  phone: {
    first:
      'We send nothing to this device until you turn on a reminder. Your browser may ask first. You can turn it off here anytime.',
    waiting: 'One moment. Your browser may ask you to allow notifications.',
    waved: 'Nothing changed, because your browser got no answer. You can turn it on again anytime.',
    here: 'This device gets your reminders.',
    othersToo: (count: number) => (count === 1 ? 'So does one other.' : `So do ${count} others.`),
    others: (count: number) =>
      count === 1 ? 'One other device gets your reminders.' : `${count} other devices get your reminders.`,
    notHere: (count: number) =>
      `${count === 1 ? 'One other device gets your reminders' : `${count} other devices get your reminders`}. This one doesn’t.`,
    nowhere: 'No device is set up, so no reminders go to a phone.',
    unsupported:
      'This browser can’t get notifications from websites, so there’s no phone switch. Email and the app still work.',
    shared: 'You said this is a shared device, so we send it no reminders. Email and the app still work.',
    blocked: {
      title: 'Your browser blocks our notifications',
      how: 'Only you can change that. Open the site settings next to the address and set Notifications to Allow. Email and the app work without it.',
      again: 'Check again',
    },
    start: 'Get reminders on this device',
    stopHere: 'Stop on this device',
    stopAll: 'Stop on all devices',
    notStarted:
      'We couldn’t set up this device, and nothing changed. Check your connection, then try again. Private windows usually can’t get notifications.',
    notStopped: 'We couldn’t stop it everywhere. Check your connection, then try again.',
  },
  at: 'Send reminders at',
  comesAt: (time: string) => `That’s in your quiet hours, so we send them at ${time}.`,
  quiet: 'Quiet hours',
  quietNote: 'No messages during these hours.',
  from: 'From',
  to: 'To',
  quietBar: (from: string, to: string) => `Quiet from ${from} to ${to}`,
  noon: 'noon',
  discreet: 'Discreet wording',
  discreetNote: 'Nothing on your lock screen says period, womb or fertility. Email subjects never do.',
  plainNote: 'A reminder may say what it’s about, on your lock screen too. Email subjects stay neutral.',
  preview: {
    label: 'How it looks on a lock screen',
    now: 'now',
    plain: { title: 'A moment to check in', text: 'Today’s question is here, if you have a minute.' },
  },
  notSaved: {
    title: 'Not saved',
    description: 'Your reminders haven’t changed. Check your connection, then try again.',
  },
  notices: {
    title: 'Reminders for you',
    none: 'No reminders yet. The ones you turn on for the app show up here.',
    settings: 'Change reminders',
    failed: 'We couldn’t load your reminders.',
  },
} as const;
