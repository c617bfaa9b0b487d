export const conflict = {
  title: 'This page was changed elsewhere',
  text: 'Another device saved different words first. Nothing is lost: here are both.',
  first: 'Another device saved this page first. This is the newest version. Try again if you still want to.',
  mine: 'On this device',
  theirs: 'Saved elsewhere',
  textOf: (name: string) => `${name}, text`,
  both: 'Keep both',
  keepMine: 'Keep mine',
  keepTheirs: 'Keep theirs',
} as const;
