/** The words of the small player. */
export const miniPlayer = {
  name: 'Playing now',
  play: 'Play',
  pause: 'Pause',
  back: (title: string) => `${title}, back to the player`,
  stop: 'Stop',
  paused: 'Paused',
} as const;
