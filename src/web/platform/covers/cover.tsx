import type { CoverProps } from './drawn-cover.tsx';
import { latePicture } from './late-picture.tsx';

/** The drawn arch of a meditation or a piece, as wide as its place; decorative, since its title stands beside it. */
export const Cover = latePicture<CoverProps>(async () => (await import('./drawn-cover.tsx')).DrawnCover);
