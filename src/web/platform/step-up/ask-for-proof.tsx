import type { ProofKind } from '#contract/safety/safety.schemas.ts';
import { StepUpDialog } from './step-up-dialog.tsx';

/**
 * Asks the member in a dialog that stands beside the app, so that any page may ask. True when the member has shown that
 * it is the member, false when the member closed it.
 */
export async function askForProof(by: readonly ProofKind[], act?: string): Promise<boolean> {
  // What draws has its own place among the files of a page: imported statically from here it would move.
  const { createRoot } = await import('react-dom/client');
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  return new Promise((answer) => {
    const end = (shown: boolean) => {
      // First: a dialog that is taken away reports that it was closed.
      answer(shown);
      root.unmount();
      place.remove();
    };
    root.render(<StepUpDialog by={by} act={act} onShown={() => end(true)} onClose={() => end(false)} />);
  });
}
