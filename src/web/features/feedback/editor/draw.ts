import { FEEDBACK } from '#domain/feedback/feedback.ts';
import { isTooWide, PICTURE, readPictureHead } from '#domain/picture/picture-head.ts';
import { cellsOf, sentSize, WHOLE, type Area, type Edit, type Size } from './edit.ts';

export type PictureProblem = 'kind' | 'large' | 'unreadable';

/** The picture in a file as the browser draws it, or why it is none; judged as the server will. */
export async function readScreenshot(file: Blob): Promise<ImageBitmap | PictureProblem> {
  if (file.size > PICTURE.bytes) return 'large';
  const head = readPictureHead(new Uint8Array(await file.arrayBuffer()));
  if (!head) return 'kind';
  if (isTooWide(head)) return 'large';
  return createImageBitmap(file).catch(() => 'unreadable' as const);
}

/** Draws a picture over the whole of a canvas, cropped, with what is blurred made unreadable. */
export function drawEdited(canvas: HTMLCanvasElement, picture: ImageBitmap, { crop, blurs }: Edit): void {
  const pen = canvas.getContext('2d');
  if (!pen) return;
  const { width, height } = canvas;
  pen.imageSmoothingQuality = 'high';
  pen.clearRect(0, 0, width, height);
  const from = pixelsOf(crop, picture);
  pen.drawImage(picture, from.left, from.top, from.width, from.height, 0, 0, width, height);
  for (const blur of blurs) obscure(pen, canvas, pixelsOf(inCrop(blur, crop), { width, height }));
}

/** A rectangle of the picture as one of what is left of it; parts of it may lie outside. */
function inCrop({ left, top, width, height }: Area, crop: Area): Area {
  return {
    left: (left - crop.left) / crop.width,
    top: (top - crop.top) / crop.height,
    width: width / crop.width,
    height: height / crop.height,
  };
}

const pixelsOf = ({ left, top, width, height }: Area, size: Size): Area => ({
  left: left * size.width,
  top: top * size.height,
  width: width * size.width,
  height: height * size.height,
});

/** Replaces a rectangle by a few cells of its colors: what stood there is not in the pixels any more. */
function obscure(pen: CanvasRenderingContext2D, canvas: HTMLCanvasElement, area: Area): void {
  const cells = document.createElement('canvas');
  const { width, height } = cellsOf(area);
  cells.width = width;
  cells.height = height;
  cells.getContext('2d')?.drawImage(canvas, area.left, area.top, area.width, area.height, 0, 0, width, height);
  pen.drawImage(cells, 0, 0, width, height, area.left, area.top, area.width, area.height);
}

const TRIES = [
  [FEEDBACK.picture.side, 0.86],
  [FEEDBACK.picture.side, 0.7],
  [1200, 0.7],
  [900, 0.6],
] as const;

/**
 * The edited picture as it leaves: a JPEG of its pixels alone, as base64 text, small enough to be sent. Null where the
 * browser cannot make one.
 */
export async function finishPicture(picture: ImageBitmap, edit: Edit): Promise<string | null> {
  for (const [side, quality] of TRIES) {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, sentSize(picture, edit.crop, side));
    drawEdited(canvas, picture, edit);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
    if (blob && blob.size <= FEEDBACK.picture.bytes) return base64Of(blob);
  }
  return null;
}

function base64Of(blob: Blob): Promise<string | null> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onerror = () => resolve(null);
    reader.onload = () => resolve(String(reader.result).split(',')[1] ?? null);
    reader.readAsDataURL(blob);
  });
}

/** Draws the whole picture for the editor: blurred as it will leave, what is cropped off veiled, the chosen area framed. */
export function drawEditor(
  canvas: HTMLCanvasElement,
  picture: ImageBitmap,
  {
    edit,
    chosen,
    line,
    veil,
  }: { readonly edit: Edit; readonly chosen: Area; readonly line: string; readonly veil: string },
): void {
  drawEdited(canvas, picture, { crop: WHOLE, blurs: edit.blurs });
  const pen = canvas.getContext('2d');
  if (!pen) return;
  const { width, height } = canvas;
  const crop = pixelsOf(edit.crop, canvas);
  pen.save();
  pen.globalAlpha = 0.72;
  pen.fillStyle = veil;
  pen.fillRect(0, 0, width, crop.top);
  pen.fillRect(0, crop.top + crop.height, width, height - crop.top - crop.height);
  pen.fillRect(0, crop.top, crop.left, crop.height);
  pen.fillRect(crop.left + crop.width, crop.top, width - crop.left - crop.width, crop.height);
  pen.restore();
  const frame = pixelsOf(chosen, canvas);
  pen.lineWidth = Math.max(3, width / 180);
  pen.strokeStyle = line;
  pen.strokeRect(frame.left, frame.top, frame.width, frame.height);
}
