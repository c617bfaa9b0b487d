import type { ComponentType } from 'react';

/**
 * A screen's file under `features/` (without `-screen.tsx`) and its component there, which may go unnamed where it is
 * the only thing the file exports.
 */
export type ScreenRoute = { readonly file: string; readonly component?: string };
/** The files of a kind of screens, by their paths. */
export type Modules = Readonly<Record<string, () => Promise<Record<string, ComponentType>>>>;

/**
 * The component of a route among the modules of its kind. Throws the file's name when there is no such file or no such
 * component in it.
 */
export async function componentOf({ file, component }: ScreenRoute, among: Modules): Promise<ComponentType> {
  const screen = (await among[`../../features/${file}-screen.tsx`]?.()) ?? {};
  const found = component ? screen[component] : Object.values(screen)[0];
  if (!found) throw new Error(file);
  return found;
}
