import { createContext, use, useCallback, type ReactNode } from 'react';
import { navigate, usePathname, useSearch as useBrowserSearch } from 'wouter/use-browser-location';

/** Where the server draws a page; the browser reads its own address. */
export type DrawnAt = { readonly path: string; readonly search: string };
type Address = { readonly at?: DrawnAt; /** Called before each step inside the app. */ readonly onLeave?: () => void };
/** Goes to an address inside the app; `replace` puts it in the place of the one that is left. */
export type Navigate = (to: string, options?: { readonly replace?: boolean }) => void;

const Context = createContext<Address>({});

/** Tells the app's parts where they are drawn, and what to do before the address changes. */
export function AddressProvider({ children, ...address }: Address & { readonly children: ReactNode }) {
  return <Context value={address}>{children}</Context>;
}

/** The path as it stands in the address, still encoded, followed as it changes. */
export function usePath(): string {
  const { at } = use(Context);
  return usePathname(at && { ssrPath: at.path });
}

/** The search part of the address, still encoded, with its question mark where there is one; followed as it changes. */
export function useSearch(): string {
  const { at } = use(Context);
  return useBrowserSearch(at && { ssrSearch: at.search });
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
