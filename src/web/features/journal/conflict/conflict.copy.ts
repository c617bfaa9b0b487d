export const conflict = {
  title: 'This page was changed elsewhere',
  text: 'Another device kept other words first. Nothing is lost: here are both.',
  mine: 'On this device',
  theirs: 'Kept elsewhere',
  textOf: (name: string) => `${name}, the text`,
  both: 'Keep both',
  keepMine: 'Keep mine',
  keepTheirs: 'Keep theirs',
} as const;
