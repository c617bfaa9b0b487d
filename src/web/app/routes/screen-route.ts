import type { ComponentType } from 'react';

/** A screen's file under `features/` (without `-screen.tsx`) and its component. */
export type ScreenRoute = { readonly file: string; readonly component: string };
type Modules = Readonly<Record<string, () => Promise<Record<string, ComponentType>>>>;

/** The component of a route among the modules of its kind. Throws when there is no such file or the file has no such component. */
export async function componentOf({ file, component }: ScreenRoute, among: Modules): Promise<ComponentType> {
  const found = (await among[`../../features/${file}-screen.tsx`]?.())?.[component];
  if (!found) throw new Error(`there is no ${component} in ${file}`);
  return found;
}
