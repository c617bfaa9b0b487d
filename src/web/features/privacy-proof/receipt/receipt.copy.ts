/** Words of "Check a receipt of deletion". */
export const receipt = {
  title: 'Check a deletion receipt',
  note: 'For anyone who deleted an account',
  lead: 'Everyone who deletes an account gets a receipt. Paste its number or the whole file to see if it’s real. It says when, and never whose account it was.',
  label: 'Receipt number, or the receipt itself',
  hint: 'Paste it unchanged. We send only the number.',
  check: 'Check the receipt',
  checking: 'Checking...',
  noNumber: 'We can’t find a receipt number here. It looks like 0b9d1c3e-5f2a-4c68-9e7d-31a2b4c5d6e7.',
  found: {
    title: 'This receipt is real.',
    text: (day: string, time: string) =>
      `The account was deleted on ${day} at ${time} UTC: first its key, then everything it sealed.`,
  },
  differs: {
    title: 'The number is real, but the rest was changed.',
    text: (day: string, time: string) =>
      `We signed that the account was deleted on ${day} at ${time} UTC. What you pasted says something else.`,
  },
  forged: {
    title: 'The signature on this receipt is wrong.',
    text: 'Your browser checked what our server has under this number, and the signature doesn’t match the key. Don’t rely on it, and please tell us.',
  },
  signature: {
    good: 'Your browser just checked its signature.',
    open: 'This browser can’t check the signature.',
  },
  missing: {
    title: 'We don’t know this receipt.',
    text: 'A receipt works once the deletion is done. If yours is still planned, check again after that day. Otherwise, please compare the number.',
  },
  failed: 'We couldn’t check it. Your receipt is still in the field. Please try again in a moment.',
} as const;
