import type { Schedule } from '#domain/log/medication.ts';

export const SCHEDULE_WORDS: Readonly<Record<Schedule, string>> = {
  daily: 'Every day', cyclic_21_7: '21 days on, 7 off', cyclic_24_4: '24 days on, 4 off', weekly: 'Once a week', monthly: 'Once a month', every_12_weeks: 'Every 12 weeks', as_needed: 'As needed',
};

/** Words of the dialogs in which she keeps her own lists. */
export const own = {
  symptoms: {
    title: 'Your own symptoms', lead: 'What you name here stands among the symptoms. Only you can read it.', none: 'None yet.', name: 'A new symptom', add: 'Add it', list: 'On your list',
    hidden: 'Hidden', hiddenNote: 'No longer offered. The days you logged them on still show them.',
    offered: (name: string) => `${name} is on the list already`, offeredText: 'One name for one thing keeps your counts whole. Log it as it stands, or give yours another name.', choose: (name: string) => `Log ${name} on this day`,
  },
  medications: {
    title: 'What you take', lead: 'Only you can read it. We count what you log and give no advice: for a late or missed one, follow the leaflet or ask your pharmacist.', none: 'Nothing yet.', add: 'Add it', another: 'Add another', save: 'Keep it',
    list: 'On your list', hidden: 'No longer taken', hiddenNote: 'No longer offered. The days you logged them on still show them.', name: 'Name', kind: 'Kind', schedule: 'How often', start: 'First day', startHint: 'The days are counted from here.', since: 'since',
  },
  rename: 'Rename', renameOf: (name: string) => `Rename ${name}`, newName: (name: string) => `New name of ${name}`, keepName: 'Keep this name', cancel: 'Never mind',
  hide: 'Hide', hideOf: (name: string) => `Hide ${name}`, restore: 'Bring back', restoreOf: (name: string) => `Bring back ${name}`, change: 'Change', changeOf: (name: string) => `Change ${name}`,
  nameless: 'Please give it a name.', failed: 'This is not kept yet', stillHere: 'What you typed is still here.', saving: 'Saving...',
  said: { made: (name: string) => `${name} is on your list.`, renamed: (name: string) => `It is called ${name} now, on every day.`, hidden: (name: string) => `${name} is hidden.`, restored: (name: string) => `${name} is back.`, changed: (name: string) => `${name} is changed.` },
} as const;
