import type { MeditationCue, MeditationWhole } from '#contract/meditation/meditation.schemas.ts';
import type { SequenceSummary } from '#contract/wellness/wellness.schemas.ts';

export function sequenceOf(id: string, title: string, changes: Partial<SequenceSummary> = {}): SequenceSummary {
  return {
    ...{ id, title, line: 'Four minutes.', seconds: 240, way: 'movement', eases: ['cramps'], basis: 'evidence' },
    ...{ pose: 'stand', phases: [], energy: ['low', 'middle', 'high'], pain: true, isMadeFor: false },
    ...changes,
  };
}

const cue = (at: number, say: string, more: Partial<MeditationCue> = {}): MeditationCue => ({
  ...{ at, say, part: null, bell: null, breath: null, quiet: null },
  ...more,
});

/** Two minutes in three parts and two positions. */
export function wholeSequence(changes: Partial<MeditationWhole> = {}): MeditationWhole {
  return {
    ...{ id: 'meadow', kind: 'script', title: 'Slow Circles', line: 'Two minutes.', cover: 'sway', seconds: 120 },
    ...{ phases: [], needs: [], energy: ['low'], pain: true, ledBy: 'Moonhearth', teacherId: null, isOpen: true },
    ...{ isFree: true, yearlyOnly: false, isNew: false, isApproved: true, status: 'approved' },
    ...{ basis: 'practice', posture: 'Standing.', otherPostures: ['Sitting'], bed: { layers: [], fadeSeconds: 2 } },
    before: [{ who: 'If you’re dizzy', instead: 'Do it sitting.' }],
    ...{ redFlags: ['New numbness? Emergency care.'], known: [], sources: [], checked: null, checkAgain: null },
    ...{ reviewedBy: null, exitLine: 'Off you go.', audio: null, sequence: { way: 'movement', pose: 'sway' } },
    cues: [
      cue(0, 'Stand by a wall.', { part: 'Stand', pose: 'stand' }),
      cue(20, 'Bend your knees a little.'),
      cue(40, 'Circle your hips.', { part: 'Circle', pose: 'sway' }),
      cue(100, 'That’s two minutes.', { part: 'Stop' }),
    ],
    ...changes,
  };
}
