import { isTooWide, PICTURE, readPictureHead } from '#domain/picture/picture-head.ts';
import { SENT_SIDE, squareOf, type Crop } from './crop.ts';

export type PictureProblem = 'kind' | 'large' | 'unreadable';

/**
 * The picture in a file as the browser draws it, turned as it was taken, or why it is none; judged as the server will.
 */
export async function readPicture(file: Blob): Promise<ImageBitmap | PictureProblem> {
  if (file.size > PICTURE.bytes) return 'large';
  const head = readPictureHead(new Uint8Array(await file.arrayBuffer()));
  if (!head) return 'kind';
  if (isTooWide(head)) return 'large';
  return createImageBitmap(file).catch(() => 'unreadable' as const);
}

/** The square of a picture as a file of its own. Throws when the browser cannot make it. */
export function cutPicture(picture: ImageBitmap, crop: Crop): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SENT_SIDE;
  drawSquare(canvas, { picture, crop });
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the browser made no picture'))),
      'image/webp',
      0.92,
    ),
  );
}

/** Draws the square over the whole of a canvas. */
export function drawSquare(
  canvas: HTMLCanvasElement,
  { picture, crop }: { readonly picture: ImageBitmap; readonly crop: Crop },
): void {
  const { left, top, side } = squareOf(picture, crop);
  const pen = canvas.getContext('2d');
  if (!pen) return;
  pen.imageSmoothingQuality = 'high';
  pen.clearRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
}
