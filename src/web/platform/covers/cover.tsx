import { use } from 'react';
import { DeferredCode, IS_AWAITED } from '#web/platform/deferred/deferred-code.ts';
import { frame } from '#web/platform/deferred/frame.tsx';
import { whenIdle } from '#web/platform/when-idle.ts';
import type { CoverProps } from './drawn-cover.tsx';

const code = new DeferredCode<CoverProps>(async () => (await import('./drawn-cover.tsx')).DrawnCover);
if (!IS_AWAITED) whenIdle(() => void code.ahead());

/**
 * The drawn arch of a meditation or a piece, as wide as its place; decorative, since its title stands beside it. All covers are one
 * file, fetched when the browser has rested. Where it does not come, the evening sky of its place stays.
 */
export const Cover = frame<CoverProps>({ code, fallback: null, draw: (props) => <Drawn {...props} /> });

function Drawn(props: CoverProps) {
  const outcome = code.outcome ?? use(code.fetch());
  return 'part' in outcome ? <outcome.part {...props} /> : null;
}
