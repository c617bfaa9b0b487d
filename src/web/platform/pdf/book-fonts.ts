import display from './fonts/book-display.ttf?url';
import emoji from './fonts/book-emoji.ttf?url';
import italic from './fonts/book-italic.ttf?url';
import serif from './fonts/book-serif.ttf?url';
import signs from './fonts/book-signs.ttf?url';
import text from './fonts/book-text.ttf?url';

const FILES = { text, italic, display, serif, signs, emoji } as const;
/** The faces of a book, by their files in ./fonts. `text`, `italic` and `display` are ours; the others stand in for letters these lack. */
export type Face = keyof typeof FILES;

/** Fetches the files of faces. Rejects where one is missing. */
export async function fontFiles(faces: ReadonlySet<Face>): Promise<Partial<Record<Face, Uint8Array>>> {
  const files = [...faces].map(async (face) => {
    const reply = await fetch(FILES[face]);
    if (!reply.ok) throw new Error('a font of the book is missing');
    return [face, new Uint8Array(await reply.arrayBuffer())] as const;
  });
  return Object.fromEntries(await Promise.all(files));
}
