import { Component, lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { appCopy } from '#web/app/app.copy.ts';
import { loadChunk, ChunkMissing, type ChunkName } from '#web/app/chunks.ts';
import { Button } from '#web/ui/actions/button.tsx';

type Again = { readonly again: () => void; readonly missing?: boolean };

// A page that broke may have lost its line too: then it says so in one line.
const ErrorPage = lazy(() =>
  import('./error-page.tsx').then(
    (file): { default: ComponentType<Again> } => ({ default: file.ErrorPage }),
    () => ({ default: Plain }),
  ),
);

function Plain({ again }: Again) {
  return (
    <main>
      <h1>{appCopy.broken}</h1>
      <Button onClick={again}>{appCopy.again}</Button>
    </main>
  );
}

/** What is shown in the place of what broke: its page, and without a line its first words. */
export function Broken(props: Again) {
  return (
    <Suspense fallback={null}>
      <ErrorPage {...props} />
    </Suspense>
  );
}

type Props = { readonly children: ReactNode };
type Trouble = { readonly missing: ChunkName | null };

/** Shows the error page in the place of what broke while it was drawn, or of code that did not come. */
export class ErrorBoundary extends Component<Props, { trouble: Trouble | null }> {
  override state: { trouble: Trouble | null } = { trouble: null };

  static getDerivedStateFromError(error: unknown): { trouble: Trouble } {
    return { trouble: { missing: error instanceof ChunkMissing ? error.part : null } };
  }

  override render(): ReactNode {
    const { trouble } = this.state;
    if (!trouble) return this.props.children;
    const { missing } = trouble;
    return (
      <Broken missing={missing !== null} again={missing === null ? this.#redraw : () => void this.#fetch(missing)} />
    );
  }

  readonly #redraw = (): void => this.setState({ trouble: null });

  /** Without a connection a new document would take away what still works. */
  async #fetch(part: ChunkName): Promise<void> {
    if (navigator.onLine) return window.location.reload();
    await loadChunk(part).then(this.#redraw, () => undefined);
  }
}
