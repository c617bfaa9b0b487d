import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Drawing } from '#web/ui/drawings/windows/drawing.ts';
import { Window } from '#web/ui/drawings/windows/window.tsx';

/** A window as the server draws it. */
export function windowMarkup(drawing: Drawing): string {
  return renderToStaticMarkup(createElement(Window, { of: drawing }));
}
