/** Words of /profile-settings. */
export const profile = {
  title: 'Settings',
  parts: 'Parts of your profile settings',
  now: 'Stage and goals',
  look: 'Look and units',
  you: {
    title: 'You',
    sealed: 'Encrypted with your own key. Changes are saved when you leave a field.',
    firstName: 'First name',
    lastName: 'Last name',
    phone: 'Phone',
    phoneHint: 'Used only for reminders you turn on.',
    email: 'Email',
    emailHint: 'You sign in with this. Change it under Privacy.',
  },
  stage: {
    title: 'Life stage',
    hint: 'This decides what every page shows. Changing it keeps your history.',
    coming: 'Loading your life stage...',
    failed: 'We couldn’t load your life stage.',
    again: 'Try again',
  },
  goals: { title: 'Goals', hint: 'Your home page and guidance follow them.', change: 'See your goals' },
  teaching: {
    title: 'Teaching',
    hint: 'Lead practices? Your recordings could be heard here.',
    apply: 'Apply to teach',
    mine: 'Your recordings',
    applications: 'Teacher applications',
  },
  light: {
    title: 'Light',
    legend: 'Theme',
    options: { light: 'Day', dark: 'Night', system: 'Same as my device' },
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
    title: 'Reminders',
    note: 'Each one has its own switches.',
    coming: 'Loading your reminders...',
  },
  saving: 'Saving...',
  saved: 'Saved',
  unsaved: 'Not saved yet',
  failed: 'We couldn’t save that. Your changes are still here. Check your connection, then try again.',
  again: 'Save again',
  refused: 'We couldn’t save one field. Your changes are still here.',
  errors: {
    name: 'Enter a name of up to 80 characters',
    phone: 'This number is incomplete. Add the missing digits or clear the field.',
  },
  leave: {
    title: 'Leave without saving?',
    text: 'Some of your changes aren’t saved.',
    stay: 'Stay here',
    go: 'Leave without saving',
  },
} as const;

export const zoneCopy = {
  label: 'Time zone',
  hint: 'Your day ends at midnight in this time zone.',
  change: 'Change',
  here: (place: string) => `This device is in ${place}`,
  useIt: 'Use this zone',
  title: 'Choose your time zone',
  search: 'Search for a city or zone',
  found: (count: number) => (count === 1 ? '1 zone' : `${count} zones`),
  none: 'No time zones match. Try the nearest big city.',
  more: (count: number) => `${count} more. Type a few more letters to find yours.`,
} as const;

export const pictureCopy = {
  choose: 'Choose a picture',
  initial: 'Use my initial',
  hint: 'Up to 5 MB. We strip location and camera data.',
  removing: 'Deleting...',
  kept: 'Picture saved',
  removed: 'Picture deleted',
  title: 'Crop your picture',
  lead: 'Drag the picture or use the arrow keys. Press plus or minus to zoom.',
  zoom: 'Zoom',
  frame: 'Your picture',
  use: 'Use this picture',
  sending: 'Saving...',
  cancel: 'Cancel',
  errors: {
    kind: 'Please choose a JPEG, PNG or WebP picture. We can’t use SVG, GIF or HEIC.',
    large: 'This picture is too large. Choose one up to 5 MB and 25 megapixels.',
    unreadable: 'We couldn’t open this picture. It may be damaged. Please choose another one.',
    failed: 'We couldn’t save your picture. It’s still here. Check your connection, then try again.',
    notRemoved: 'We couldn’t delete your picture. Please try again.',
  },
} as const;

/** Where the server cannot remember the light. */
export const themeNotKept = {
  title: 'Theme changed for now',
  description: 'We couldn’t save it. Please try again later.',
} as const;
