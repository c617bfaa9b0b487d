import { parse, YAMLError } from 'yaml';

/** A text with what stands in YAML between its first two lines of three dashes. */
export type WithFrontMatter = { readonly head: unknown; readonly body: string };

/**
 * Parts a file into its front matter and its text. Throws with the line of the YAML where that is broken, and where
 * there is none.
 */
export function readFrontMatter(source: string): WithFrontMatter {
  const [, head, body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source.replaceAll('\r\n', '\n')) ?? [];
  if (head === undefined) throw new Error('it does not begin with front matter between lines of ---');
  try {
    return { head: parse(head, { uniqueKeys: true }), body };
  } catch (error) {
    throw error instanceof YAMLError ? new Error(error.message.split('\n')[0], { cause: error }) : error;
  }
}
