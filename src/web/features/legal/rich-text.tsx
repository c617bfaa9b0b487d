import { Fragment, type ReactNode } from 'react';

const MARKS = /\*\*([^*]+)\*\*|\[([^\]]+)\]\((\/[a-z#/-]*)\)/g;

/** Text of a document: `**strong**` and `[words](/path)` on our own pages, and nothing else. */
export function RichText({ children }: { readonly children: string }) {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const found of children.matchAll(MARKS)) {
    const [whole, strong, words, path] = found;
    parts.push(children.slice(at, found.index), strong ? <strong>{strong}</strong> : <a href={path}>{words}</a>);
    at = found.index + whole.length;
  }
  parts.push(children.slice(at));
  return parts.map((part, place) => <Fragment key={place}>{part}</Fragment>);
}
