import { Router } from 'wouter';
import { FactsProvider, type FactStore } from '#web/platform/facts.ts';
import { App } from './app.tsx';
import { leaveQuietly } from './navigation.ts';
import { ErrorBoundary } from './page/error-boundary.tsx';

type Props = { readonly facts: FactStore; readonly at?: { readonly path: string; readonly search: string } };

/** The whole tree, the same on the server (which says where it is) and in the browser (which knows). */
export function Root({ facts, at }: Props) {
  return (
    <ErrorBoundary>
      <FactsProvider value={facts}>
        <Router aroundNav={travelQuietly} {...(at && { ssrPath: at.path, ssrSearch: at.search })}>
          <App />
        </Router>
      </FactsProvider>
    </ErrorBoundary>
  );
}

function travelQuietly(navigate: (to: string, options?: object) => void, to: string, options?: object): void {
  leaveQuietly();
  navigate(to, options);
}
