import { Component, type ReactNode } from 'react';
import { ErrorPage } from './error-page.tsx';

type Props = { readonly children: ReactNode };

/** Shows the error page in the place of what broke while it was drawn, or of code that did not come. */
export class ErrorBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    return this.state.broken ? <ErrorPage again={() => this.setState({ broken: false })} /> : this.props.children;
  }
}
