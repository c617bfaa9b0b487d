/** The words around the voice that speaks the cues. */
export const voiceCopy = {
  title: 'A voice',
  lead: 'Everything is in the captions too.',
  on: 'Speak the words',
  none: 'This device has no English voice. Captions and bells carry the meditation.',
  unable: 'This browser can’t speak. Captions and bells carry the meditation.',
  voice: 'Voice',
  pace: 'Pace of the voice',
  loudness: 'Loudness of the voice',
  paces: [
    { value: '0.8', label: 'Slow' },
    { value: '0.9', label: 'Calm' },
    { value: '1', label: 'Normal' },
  ],
  percent: (share: number) => `${Math.round(share * 100)} percent`,
  leaves: 'Also offer voices made on their maker’s servers',
  leavesNote: 'They send the words of the meditation off this device. We keep them off until you turn this on.',
  away: (name: string) => `${name} (sends the words off this device)`,
} as const;
