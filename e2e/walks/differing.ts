import type { APIRequestContext } from '@playwright/test';

const ELEMENT = /<([a-z][a-z0-9-]*)((?:\s[^<>]*)?)>/g;
const ATTRIBUTE = /\b(class|role|type|aria-[a-z]+|data-[a-z-]+)(?:="([^"]*)")?/g;
/** What these say is a word, a measure or a name of one thing; that they are there is markup. */
const SAID = /^(?:aria-(?:label|labelledby|describedby|controls|owns|value.*|details)|data-.*)$/;

/**
 * What a document is made of: each kind of element with its classes and roles, whatever it says and however often it
 * stands there.
 */
function shapesOf(html: string): Set<string> {
  const body = html.slice(html.indexOf('<main')).replaceAll(/<(style|script)[\s\S]*?<\/\1>/g, '');
  return new Set(
    [...body.matchAll(ELEMENT)].map(([, tag = '', attributes = '']) => {
      const kept = [...attributes.matchAll(ATTRIBUTE)].map(([, name = '', value]) =>
        SAID.test(name) ? name : `${name}=${value ?? ''}`,
      );
      return [tag, ...kept.toSorted()].join(' ');
    }),
  );
}

/**
 * The pages on which somebody finds something that is made of what is not yet known, by the documents the server sends
 * the member; after it that is known too, so that what stands on several of the member's pages is named with the first.
 */
export async function unknownAt(
  request: APIRequestContext,
  { paths, known }: { paths: readonly string[]; known: Set<string> },
): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) {
    const shapes = shapesOf(await (await request.get(path)).text());
    if ([...shapes].some((shape) => !known.has(shape))) found.push(path);
    for (const shape of shapes) known.add(shape);
  }
  return found;
}
