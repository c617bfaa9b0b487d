const KILO = 1024;

/** The words of what is kept on this device. */
export const kept = {
  title: 'Without a connection',
  keep: 'Keep on this device',
  keeping: 'Saving here...',
  keepSound: (size: string) => `Keep on this device, ${size}`,
  sending: (here: string, all: string) => `${here} of ${all} is here.`,
  progress: 'How much of it is here',
  stay: 'It stops when you leave this page, and goes on from there next time.',
  part: (here: string, all: string) => `${here} of ${all} is here. Bring the rest to play it without a connection.`,
  goOn: 'Go on',
  cancel: 'Cancel',
  partOf: (here: string, all: string) => `${here} of ${all}`,
  is: (size: string) => `On this device, ${size}.`,
  lead: 'It then plays without a connection. It’s encrypted here and deleted when you sign out.',
  remove: 'Take it off',
  removeOne: (title: string) => `Take ${title} off this device`,
  list: 'All on this device',
  total: (count: number, size: string) => `${count === 1 ? '1 meditation' : `${count} meditations`}, ${size}`,
  size: (bytes: number) =>
    bytes < KILO * KILO ? `${Math.max(1, Math.round(bytes / KILO))} KB` : `${(bytes / KILO / KILO).toFixed(1)} MB`,
  failed: {
    full: 'This device has no room left. Free some space or take one off below, then try again.',
    shared: 'This is a shared device, so nothing of yours stays on it.',
    unable: 'This browser can’t save meditations. In another browser you can.',
    gone: 'This recording has changed or is no longer here, so we stopped.',
    stopped: 'The connection broke off. What came so far stays here.',
    other: 'We couldn’t save it here. Please try again.',
  },
} as const;
