/** Words of "Check a receipt of deletion". */
export const receipt = {
  title: 'Check a receipt of deletion',
  lead: 'Whoever deletes an account here gets a receipt. Its number, or the whole file, is enough to see whether it is real. It says when, and to nobody whose it was.',
  label: 'Receipt number, or the receipt itself',
  hint: 'Paste it as it is; only the number is sent.',
  check: 'Check the receipt',
  checking: 'Looking...',
  noNumber: 'There is no receipt number in this. It looks like 0b9d1c3e-5f2a-4c68-9e7d-31a2b4c5d6e7.',
  found: {
    title: 'This receipt is real.',
    text: (day: string, time: string) =>
      `The account was erased on ${day} at ${time} UTC: its key first, then every row it sealed.`,
  },
  differs: {
    title: 'This number is real, but the rest is not as we signed it.',
    text: (day: string, time: string) =>
      `The account behind this number was erased on ${day} at ${time} UTC. What you pasted says something else, so somebody has changed it.`,
  },
  forged: {
    title: 'The signature on this receipt does not fit.',
    text: 'Your browser checked what we keep under this number against the key it names, and the two do not belong together. Please do not rely on it, and tell us.',
  },
  signature: {
    good: 'Your browser has just checked its signature.',
    open: 'This browser cannot check the signature itself.',
  },
  missing: {
    title: 'We know of no such receipt.',
    text: 'A receipt counts from the moment the deletion is done. One for a deletion that is still planned shows up here once its day has come; otherwise, please compare the number.',
  },
  failed: 'It could not be looked up. Your receipt is still in the field: please try again in a moment.',
} as const;
