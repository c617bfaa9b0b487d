import { AddressProvider } from '#web/platform/address/path.tsx';
import type { DrawnAt } from '#web/platform/address/standing.ts';
import { AppStateProvider, type AppState } from '#web/platform/app-state.ts';
import { App } from './app.tsx';
import { leaveQuietly } from './navigation.ts';
import { ErrorBoundary } from './page/error-boundary.tsx';

type Props = { readonly appState: AppState; readonly at?: DrawnAt };

/** The whole tree, the same on the server (which says where it is) and in the browser (which knows). */
export function Root({ appState, at }: Props) {
  return (
    <ErrorBoundary>
      <AppStateProvider value={appState}>
        <AddressProvider onLeave={leaveQuietly} {...(at && { at })}>
          <App />
        </AddressProvider>
      </AppStateProvider>
    </ErrorBoundary>
  );
}
