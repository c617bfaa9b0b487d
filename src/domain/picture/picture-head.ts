/**
 * What a picture may be that a member brings: bytes of the file, pixels by its header, and the side of the square that
 * is kept (security.md 5).
 */
export const PICTURE = { bytes: 5 * 1024 * 1024, pixels: 25_000_000, side: 512 } as const;

export type PictureHead = { readonly kind: 'jpeg' | 'png' | 'webp'; readonly width: number; readonly height: number };

/**
 * What a file is by its first bytes, whatever its name says: kind and size in pixels as its header tells them, without
 * decoding it. Null when it is no JPEG (ITU T.81), PNG (W3C) or WebP (RFC 9649), or when it ends before its size is
 * told.
 */
export function readPictureHead(bytes: Uint8Array): PictureHead | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const head = ofPng(view) ?? ofWebp(view) ?? ofJpeg(view);
  return head && head.width > 0 && head.height > 0 ? head : null;
}

/** Whether its header names more pixels than are decoded. */
export function isTooWide({ width, height }: PictureHead): boolean {
  return width * height > PICTURE.pixels;
}

const textAt = (view: DataView, at: number, text: string) =>
  view.byteLength >= at + text.length &&
  [...text].every((letter, index) => view.getUint8(at + index) === letter.charCodeAt(0));

function ofPng(view: DataView): PictureHead | null {
  if (!textAt(view, 0, '\u0089PNG\r\n\u001a\n') || !textAt(view, 12, 'IHDR') || view.byteLength < 24) return null;
  return { kind: 'png', width: view.getUint32(16), height: view.getUint32(20) };
}

function ofWebp(view: DataView): PictureHead | null {
  if (!textAt(view, 0, 'RIFF') || !textAt(view, 8, 'WEBP') || view.byteLength < 30) return null;
  if (textAt(view, 12, 'VP8X'))
    return {
      kind: 'webp',
      width: 1 + (view.getUint32(24, true) & 0xffffff),
      height: 1 + (view.getUint32(26, true) >>> 8),
    };
  if (textAt(view, 12, 'VP8L'))
    return {
      kind: 'webp',
      width: 1 + (view.getUint32(21, true) & 0x3fff),
      height: 1 + ((view.getUint32(21, true) >>> 14) & 0x3fff),
    };
  return textAt(view, 12, 'VP8 ')
    ? { kind: 'webp', width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
    : null;
}

/** Frames SOF0 to SOF15, without those numbers that mean something else (DHT, JPG, DAC). */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** Markers that stand alone, without a length: TEM, RST, SOI. */
const isBare = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

function ofJpeg(view: DataView): PictureHead | null {
  if (view.byteLength < 4 || view.getUint16(0) !== 0xffd8) return null;
  let at = 2;
  while (at + 9 <= view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) at += 1;
    else if (isFrame(marker)) return { kind: 'jpeg', height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    else at += isBare(marker) ? 2 : 2 + view.getUint16(at + 2);
  }
  return null;
}
