import { use, useState, type ComponentType, type ReactNode } from 'react';
import { MissingDialog, MissingPart } from '#web/ui/status/missing-part.tsx';
import { frame } from './deferred/frame.tsx';
import { IS_AWAITED, DeferredCode } from './deferred/deferred-code.ts';
import { onFirstInteraction } from './deferred/first-interaction.ts';
import { whenIdle } from './when-idle.ts';

/**
 * A rare part is not fetched ahead: few ever see it. One that is wanted soon comes with the member's first sign: it is
 * needed when the line is lost. The fallback, nothing by itself, stands in its place on a way inside the app until its
 * code came.
 */
type Wish = { readonly rare?: boolean; readonly soon?: boolean; readonly fallback?: ReactNode };

/**
 * A part whose code comes only when it is drawn, or when the browser has rested: a dialog, the drawing of a rare state.
 * It needs no Suspense. Where the code does not come, a note with another try stands in its place; for a part with
 * `onClose`, a dialog does. The server has them all before its first drawing, so their markup is in the document, with
 * the styles it shows, and stays until the code is here, whatever is drawn anew around it.
 */
export function deferred<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { rare = false, soon = false, fallback = null }: Wish = {},
): ComponentType<Props> {
  const code = new DeferredCode(load);
  if (!IS_AWAITED && !rare) (soon ? onFirstInteraction : whenIdle)(() => void code.ahead());
  return frame({ code, fallback, draw: (props) => <DeferredPart code={code} props={props} /> });
}

/**
 * Draws a late part as soon as its code is here; where it did not come, a note with another try. Suspends until one is
 * known.
 */
export function DeferredPart<Props extends object>({
  code,
  props,
}: {
  readonly code: DeferredCode<Props>;
  readonly props: Props;
}) {
  const [trying, setTrying] = useState(false);
  const outcome = code.outcome ?? use(code.fetch());
  if ('part' in outcome) return <outcome.part {...props} />;
  const again = async () => {
    if (code.isStale()) return window.location.reload();
    setTrying(true);
    await code.again();
    setTrying(false);
  };
  return <Missing props={props} note={{ again: () => void again(), trying, stale: code.isStale() }} />;
}

type Closable = { readonly open?: boolean; readonly onClose?: unknown };

function Missing({ props, note }: { readonly props: Closable; readonly note: Parameters<typeof MissingPart>[0] }) {
  const { open = true, onClose } = props;
  if (typeof onClose !== 'function') return <MissingPart {...note} />;
  return open && <MissingDialog {...note} onClose={() => void onClose()} />;
}
