/** Words of /profile-settings. */
export const profile = {
  title: 'Settings',
  you: {
    title: 'You',
    sealed: 'Sealed with your own key.',
    firstName: 'First name',
    lastName: 'Last name',
    phone: 'Phone',
    phoneHint: 'Only used for reminders you switch on.',
    email: 'Email',
    emailHint: 'Your account is known by it, so it is not changed here.',
  },
  stage: {
    title: 'Life stage',
    hint: 'It decides what every page shows. Changing it keeps your history.',
    coming: 'Looking up your life stage...',
    failed: 'Your life stage is not here yet.',
    again: 'Try again',
  },
  goals: { title: 'Goals', hint: 'What your home, your path and your guidance follow.', change: 'Look at your goals' },
  light: {
    title: 'Light',
    legend: 'Theme',
    hint: 'It changes at once and is remembered.',
    options: { light: 'Day', dark: 'Night', system: 'As my device' },
  },
  units: {
    title: 'Units',
    temperature: 'Temperature',
    weekStart: 'Week starts on',
    clock: 'Clock',
    week: { 6: 'Sat', 0: 'Sun', 1: 'Mon' },
    clocks: { 12: '12 h', 24: '24 h' },
  },
  notifications: {
    title: 'Notifications',
    note: 'Each has its own switch, saved at once.',
    coming: 'Looking up your switches...',
  },
  save: 'Save changes',
  saving: 'Saving...',
  saved: (time: string) => `Saved ${time}`,
  unsaved: 'Not saved yet',
  failed: 'This was not saved. What you typed is still here: check your connection, then save again.',
  refused: 'Something above needs another look. Nothing you typed is lost.',
  errors: {
    name: 'Please give a name of up to 80 characters',
    phone: 'This number looks unfinished. Complete it, or leave it empty.',
  },
  leave: { title: 'Leave without saving?', text: 'What you changed here is not saved yet.', stay: 'Stay', go: 'Leave' },
} as const;

export const zoneCopy = {
  label: 'Time zone',
  hint: 'Your days turn over at midnight here.',
  change: 'Change',
  here: (place: string) => `This device is in ${place}`,
  useIt: 'Use it',
  title: 'Where do your days turn over?',
  search: 'Search for a city or zone',
  found: (count: number) => (count === 1 ? '1 zone' : `${count} zones`),
  none: 'No zone has that name. Try the nearest big city.',
  more: (count: number) => `${count} more. A few more letters will find yours.`,
} as const;

export const pictureCopy = {
  choose: 'Choose a picture',
  initial: 'Use my initial',
  hint: 'Up to 5 MB. Place and camera data are removed.',
  removing: 'Taking it away...',
  kept: 'Your picture is kept, sealed',
  removed: 'Your initial is back',
  title: 'Find the square',
  lead: 'Drag it where it should be, or use the arrow keys; plus and minus come nearer and go back.',
  zoom: 'Nearer',
  frame: 'Your picture',
  use: 'Use this picture',
  sending: 'Sealing it...',
  cancel: 'Cancel',
  errors: {
    kind: 'Please choose a JPEG, PNG or WebP picture. Others, such as SVG, GIF and HEIC, we do not take.',
    large: 'This picture is too large. Up to 5 MB and 25 megapixels fit.',
    unreadable: 'This picture could not be read. It may be damaged; please choose another one.',
    failed: 'Your picture was not kept. It is still here: check your connection, then try again.',
    notRemoved: 'Your picture is still there: we could not take it away. Please try again.',
  },
} as const;

/** Where the server cannot remember the light. */
export const themeNotKept = {
  title: 'The light is changed for now',
  description: 'We could not remember it. Please try again later.',
} as const;
