import { Router } from 'wouter';
import { AppStateProvider, type AppState } from '#web/platform/app-state.ts';
import { App } from './app.tsx';
import { leaveQuietly } from './navigation.ts';
import { ErrorBoundary } from './page/error-boundary.tsx';

type Props = { readonly appState: AppState; readonly at?: { readonly path: string; readonly search: string } };

/** The whole tree, the same on the server (which says where it is) and in the browser (which knows). */
export function Root({ appState, at }: Props) {
  return (
    <ErrorBoundary>
      <AppStateProvider value={appState}>
        <Router aroundNav={travelQuietly} {...(at && { ssrPath: at.path, ssrSearch: at.search })}>
          <App />
        </Router>
      </AppStateProvider>
    </ErrorBoundary>
  );
}

function travelQuietly(navigate: (to: string, options?: object) => void, to: string, options?: object): void {
  leaveQuietly();
  navigate(to, options);
}
