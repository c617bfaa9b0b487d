import { createContext, use, useCallback, useSyncExternalStore, type ReactNode } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { followAddress, standing, type DrawnAt } from './standing.ts';

type Address = { readonly at?: DrawnAt; /** Called before each step inside the app. */ readonly onLeave?: () => void };
/** Goes to an address inside the app; `replace` puts it in the place of the one that is left. */
export type Navigate = (to: string, options?: { readonly replace?: boolean }) => void;

const Context = createContext<Address>({});

/** Tells the app's parts where they are drawn, and what to do before the address changes. */
export function AddressProvider({ children, ...address }: Address & { readonly children: ReactNode }) {
  return <Context value={address}>{children}</Context>;
}

function useStanding(part: keyof DrawnAt): string {
  const { at } = use(Context);
  return useSyncExternalStore(
    followAddress,
    () => standing()[part],
    () => (at ?? standing())[part],
  );
}

/** The path of the page that stands, still encoded, followed as it changes. */
export function usePath(): string {
  return useStanding('path');
}

/** The search part of its address, still encoded, with its question mark where there is one; followed as it changes. */
export function useSearch(): string {
  return useStanding('search');
}

/** How to go to another address inside the app. */
export function useNavigate(): Navigate {
  const { onLeave } = use(Context);
  return useCallback(
    (to, options) => {
      onLeave?.();
      navigate(to, options);
    },
    [onLeave],
  );
}
