import type { ComponentType } from 'react';
import type { ScreenRoute } from './screen-route.ts';

/**
 * The sheet of all parts, on the local default only. It names nearly every file there is, so it stands apart: no other
 * page's code carries those names.
 */
export const galleryRoute: ScreenRoute = { file: 'gallery/gallery' };

/** Fetches the sheet. */
export async function loadGallery(): Promise<ComponentType> {
  return (await import('#web/features/gallery/gallery-screen.tsx')).GalleryScreen;
}
