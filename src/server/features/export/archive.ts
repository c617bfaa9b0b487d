import { exportJson, type ExportDocument } from '#domain/export/export-document.ts';
import { exportHtml } from '#domain/export/export-html.ts';
import { exportSchema } from '#domain/export/export-schema.ts';
import { zipped, type ArchivedFile } from '#server/platform/files/zip.ts';

const PIECE = 64 * 1024;
const PICTURE = 'files/picture.webp';
const README =
  'export.html   a page to read and to print, without a network\nexport.json   the same for other apps, and to bring back\nexport.schema.json   the JSON Schema of export.json\nfiles/   your picture, if you have one\nrecordings/   if you teach: your recordings as we keep them, each with its captions\n';

/**
 * Everything the member has in one zip, made while it is sent: never more than a piece of it is held besides the opened
 * document. `more` is what lies in files of its own: each is opened when its turn comes.
 */
export function archivePieces(
  document: ExportDocument,
  more: AsyncIterable<ArchivedFile> | Iterable<ArchivedFile> = [],
): AsyncGenerator<Uint8Array> {
  return zipped(entriesOf(document, more), new Date(document.exportedAt));
}

async function* entriesOf(
  document: ExportDocument,
  more: AsyncIterable<ArchivedFile> | Iterable<ArchivedFile>,
): AsyncGenerator<ArchivedFile> {
  const { picture } = document.about;
  yield { name: 'README.txt', pieces: [Buffer.from(README)] };
  yield { name: 'export.html', pieces: gathered(exportHtml(document, picture && PICTURE)) };
  yield { name: 'export.json', pieces: gathered(exportJson(document)) };
  yield { name: 'export.schema.json', pieces: [Buffer.from(`${JSON.stringify(exportSchema(), null, 1)}\n`)] };
  if (picture) yield { name: PICTURE, pieces: [Buffer.from(picture.base64, 'base64')], packed: true };
  yield* more;
}

/** Text in pieces of 64 KB: a write for each day would cost more than the day. */
export function* gathered(pieces: Iterable<string>): Generator<Buffer> {
  let text = '';
  for (const piece of pieces) {
    text += piece;
    if (text.length < PIECE) continue;
    yield Buffer.from(text);
    text = '';
  }
  if (text !== '') yield Buffer.from(text);
}
