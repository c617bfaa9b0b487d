import { Component, type ReactNode } from 'react';
import { PartMissing } from '#web/app/parts.ts';
import { ErrorPage } from './error-page.tsx';

type Props = { readonly children: ReactNode };
type Trouble = 'none' | 'broken' | 'missing';

/** Shows the error page in the place of what broke while it was drawn, or of code that did not come. */
export class ErrorBoundary extends Component<Props, { trouble: Trouble }> {
  override state: { trouble: Trouble } = { trouble: 'none' };

  static getDerivedStateFromError(error: unknown): { trouble: Trouble } {
    return { trouble: error instanceof PartMissing ? 'missing' : 'broken' };
  }

  override render(): ReactNode {
    const { trouble } = this.state;
    if (trouble === 'none') return this.props.children;
    return <ErrorPage again={trouble === 'missing' ? () => window.location.reload() : () => this.setState({ trouble: 'none' })} />;
  }
}
