import { Component, type ReactNode } from 'react';
import { loadChunk, ChunkMissing, type ChunkName } from '#web/app/chunks.ts';
import { ErrorPage } from './error-page.tsx';

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
      <ErrorPage missing={missing !== null} again={missing === null ? this.#redraw : () => void this.#fetch(missing)} />
    );
  }

  readonly #redraw = (): void => this.setState({ trouble: null });

  /** Without a connection a new document would take away what still works. */
  async #fetch(part: ChunkName): Promise<void> {
    if (navigator.onLine) return window.location.reload();
    await loadChunk(part).then(this.#redraw, () => undefined);
  }
}
