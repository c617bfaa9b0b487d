import type { ReactNode } from 'react';
export function Chrome({ children }: { children?: ReactNode }) {
  return <main id="main">{children}</main>;
}
