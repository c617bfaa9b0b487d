import { createContext, useContext, type ReactNode } from 'react';
import type { MeditationCue, MeditationWhole } from '#contract/meditation/meditation.schemas.ts';

type Pose = NonNullable<MeditationCue['pose']>;
/** Draws a position. */
type FigureOf = (pose: Pose) => ReactNode;

/** The drawings of positions: the page of a sequence brings them, so that a meditation does without their weight. */
export const Figures = createContext<FigureOf | null>(null);

/** How positions are drawn here; null where nothing has any. */
export function useFigures(): FigureOf | null {
  return useContext(Figures);
}

/** The position that is shown at a cue: its own, or the last one before it. */
export function poseAt(cues: MeditationWhole['cues'], cue: number): Pose | undefined {
  return cues.slice(0, cue + 1).findLast(({ pose }) => pose)?.pose;
}
