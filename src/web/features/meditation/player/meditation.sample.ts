import type { MeditationCue, MeditationSummary, MeditationWhole } from '#contract/meditation/meditation.schemas.ts';
import type { Listening } from '#contract/meditation/meditation.schemas.ts';

export const NO_LISTENING: Listening = { favorites: [], queue: [], places: [], months: [] };

const cue = (at: number, say: string, more: Partial<MeditationCue> = {}): MeditationCue => ({
  at,
  say,
  part: null,
  bell: null,
  breath: null,
  quiet: null,
  ...more,
});

/** Two minutes in three parts, with twenty seconds of paced breath, and all there is to say before it. */
export function wholeOf(changes: Partial<MeditationWhole> = {}): MeditationWhole {
  return {
    ...summaryOf('ember', 'Slow Ember'),
    basis: 'evidence',
    posture: 'Sitting or lying down.',
    otherPostures: ['Leaning on a wall'],
    bed: { layers: [{ sound: 'hearth', level: 70 }], fadeSeconds: 2 },
    before: [{ who: 'If you are pregnant', instead: 'Leave the holds out and breathe your own way.' }],
    redFlags: ['Sudden, severe pain needs a call, not a meditation.'],
    known: [{ text: 'Warmth eases pain.', grade: 3, sources: [1] }],
    sources: [
      {
        n: 1,
        title: 'Warm stones',
        publisher: 'Journal of Tides',
        year: 2024,
        where: 'doi.org/10.1/x',
        seen: 'abstract',
      },
    ],
    checked: '2026-11-22' as MeditationWhole['checked'],
    checkAgain: '2027-11-22' as MeditationWhole['checkAgain'],
    reviewedBy: null,
    exitLine: 'You stopped. Good call.',
    cues: [
      cue(0, 'Arrive here.', { part: 'Arrive', bell: 'high' }),
      cue(10, 'Feel your feet.'),
      cue(30, 'In for four, out for six.', { part: 'Breathe', breath: { in: 4, hold: 0, out: 6, rounds: 2 } }),
      cue(50, 'Let the count go.', { breath: 'free' }),
      cue(100, 'Come back.', { part: 'Close', bell: 'low' }),
    ],
    audio: null,
    ...changes,
  };
}

export function summaryOf(id: string, title: string, changes: Partial<MeditationSummary> = {}): MeditationSummary {
  return {
    id,
    kind: 'script',
    title,
    line: 'Two minutes for the end of the day.',
    cover: 'ember',
    seconds: 120,
    phases: [],
    needs: ['rest'],
    energy: ['low'],
    pain: false,
    ledBy: 'Moonhearth',
    teacherId: null,
    isOpen: true,
    isFree: false,
    yearlyOnly: false,
    isNew: false,
    isApproved: true,
    status: 'approved',
    ...changes,
  };
}
