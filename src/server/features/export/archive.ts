import { exportJson, type ExportDocument } from '#domain/export/export-document.ts';
import { exportHtml } from '#domain/export/export-html.ts';
import { exportSchema } from '#domain/export/export-schema.ts';
import { zipped, type ArchivedFile } from '#server/platform/files/zip.ts';

const PIECE = 64 * 1024;
const PICTURE = 'files/picture.webp';
const README =
  'export.html   a page to read and to print, without a network\nexport.json   the same for other apps, and to bring back\nexport.schema.json   the JSON Schema of export.json\nfiles/   your picture, if you have one\n';

/**
 * Everything the member has in one zip, made while it is sent: never more than a piece of it is held besides the opened
 * document.
 */
export function archivePieces(document: ExportDocument): Generator<Uint8Array> {
  const { picture } = document.about;
  const entries: ArchivedFile[] = [
    { name: 'README.txt', pieces: [Buffer.from(README)] },
    { name: 'export.html', pieces: gathered(exportHtml(document, picture && PICTURE)) },
    { name: 'export.json', pieces: gathered(exportJson(document)) },
    { name: 'export.schema.json', pieces: [Buffer.from(`${JSON.stringify(exportSchema(), null, 1)}\n`)] },
    ...(picture ? [{ name: PICTURE, pieces: [Buffer.from(picture.base64, 'base64')], packed: true }] : []),
  ];
  return zipped(entries, new Date(document.exportedAt));
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
