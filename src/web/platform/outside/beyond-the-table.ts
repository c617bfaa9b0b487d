/**
 * What a page asks for past the table of routes: files of the build, byte for byte, and one attempt that has to fail.
 * For the self-test of the privacy proof alone.
 */

/** The bytes of a file of this origin; null when it did not come, `ok` false when the answer is a refusal. */
export async function fetchFile(path: string): Promise<{ readonly ok: boolean; readonly content: ArrayBuffer } | null> {
  try {
    const response = await fetch(path);
    return { ok: response.ok, content: await response.arrayBuffer() };
  } catch {
    return null;
  }
}

/** Tries to send a word to another origin. What stops it, if anything does, is told by the browser's own report. */
export function trySending(url: string, text: string): void {
  void fetch(url, { method: 'POST', mode: 'no-cors', body: text }).catch(() => undefined);
}
