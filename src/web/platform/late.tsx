import { use, type ComponentType } from 'react';

const awaited: (() => Promise<unknown>)[] = [];

/**
 * A part whose code comes only when it is drawn: a dialog, the drawing of a rare state. The server has them all before its first
 * drawing, so their markup is in the document; in the browser put it in a Suspense, which keeps that markup until the code is here.
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let here: ComponentType<Props> | undefined;
  let underway: Promise<ComponentType<Props>> | undefined;
  const fetch = () => (underway ??= load().then((part) => (here = part)));
  if (import.meta.env.SSR || import.meta.env.MODE === 'test') awaited.push(fetch);
  return function Late(props) {
    const Part = here ?? use(fetch());
    return <Part {...props} />;
  };
}

/** For the server, and for tests: fetches every late part, also those that others bring along, so that they are drawn at once. */
export async function fetchLateParts(): Promise<void> {
  for (let count = -1; count !== awaited.length; ) {
    count = awaited.length;
    await Promise.all(awaited.map((fetch) => fetch()));
  }
}
