import { use, type ComponentType } from 'react';
import { DeferredCode, IS_AWAITED } from '#web/platform/deferred/deferred-code.ts';
import { frame } from '#web/platform/deferred/frame.tsx';
import { whenIdle } from '#web/platform/when-idle.ts';

/**
 * A picture whose drawings are one file, fetched when the browser has rested. Where it does not come, its place stays as it
 * is.
 */
export function latePicture<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const code = new DeferredCode<Props>(load);
  if (!IS_AWAITED) whenIdle(() => void code.ahead());
  function Drawn(props: Props) {
    const outcome = code.outcome ?? use(code.fetch());
    return 'part' in outcome ? <outcome.part {...props} /> : null;
  }
  return frame<Props>({ code, fallback: null, draw: (props) => <Drawn {...props} /> });
}
