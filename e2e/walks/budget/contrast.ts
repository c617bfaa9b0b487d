import type { Page } from '@playwright/test';
import { layDownTexts, type WithTexts } from './shown-texts.ts';

/** A line of text with the color of its letters, where it lies on the page, and how it must stand out. */
type Line = {
  readonly says: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Red, green, blue from 0 to 255, and how much shows of it, from 0 to 1. */
  readonly color: readonly [number, number, number, number];
  readonly needs: 3 | 4.5;
};
type Compared = { readonly compared: number; readonly pale: string[] };
type WithLines = Window & { bare?: { lines: Line[]; where: () => string; restore: () => void } };

/**
 * The lines whose letters do not stand out from what is really under them: gradients, drawings and pictures too, which
 * axe cannot judge. The page is photographed with its letters made invisible, and each line's color is compared with
 * the pixels in its place (WCAG 2.2 contrast; the palest twentieth of them counts as noise). Answers also how many
 * lines were compared.
 */
export async function paleLines(page: Page): Promise<Compared> {
  await page.evaluate(layDownTexts);
  for (let tries = 1; ; tries += 1) {
    const before = await page.evaluate(hideLetters);
    const picture = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
    const { after, ...told } = await page.evaluate(compare, picture.toString('base64'));
    // A part that came meanwhile moved what stands below it: the lines are not where they were read.
    if (after === before || tries === 3) return told;
  }
}

/**
 * Runs in the page: remembers each line and makes all letters invisible; what floats over the page goes too. Answers
 * where each line is.
 */
function hideLetters(): string {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const read = (color: string): [number, number, number, number] => {
    canvas?.clearRect(0, 0, 1, 1);
    if (canvas) canvas.fillStyle = color;
    canvas?.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas?.getImageData(0, 0, 1, 1).data ?? [];
    return [red, green, blue, alpha / 255];
  };
  const veilOf = (part: Element): number => {
    let shown = 1;
    for (let around: Element | null = part; around; around = around.parentElement)
      shown *= Number(getComputedStyle(around).opacity);
    return shown;
  };
  const lines: Line[] = [];
  const parts: Element[] = [];
  const floating = [...document.querySelectorAll<HTMLElement>('body *')].filter((part) =>
    /fixed|sticky/.test(getComputedStyle(part).position),
  );
  for (const node of (window as WithTexts).shownTexts?.() ?? []) {
    const part = node.parentElement;
    if (!part || floating.some((one) => one.contains(part)) || part.closest(':disabled, [aria-disabled="true"]'))
      continue;
    const style = getComputedStyle(part);
    const [red, green, blue, alpha] = read(part.closest('svg') ? style.fill : style.color);
    const size = Number.parseFloat(style.fontSize);
    const needs = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700) ? 3 : 4.5;
    parts.push(part);
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { left, top, width, height } of range.getClientRects())
      if (width > 2 && height > 4 && left >= 0 && left + width <= innerWidth)
        lines.push({
          says: node.data.trim().slice(0, 40),
          left: left + scrollX,
          top: top + scrollY,
          width,
          height,
          color: [red, green, blue, alpha * veilOf(part)],
          needs,
        });
  }
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    *, ::before, ::after { transition: none !important; animation: none !important; }
    body, body *, ::placeholder { color: transparent !important; -webkit-text-fill-color: transparent !important;
      text-shadow: none !important; text-decoration-color: transparent !important; }
    svg text, svg tspan { fill: transparent !important; stroke: transparent !important; }
  `);
  const before = [...document.adoptedStyleSheets];
  document.adoptedStyleSheets = [...before, sheet];
  for (const part of floating) part.style.setProperty('visibility', 'hidden', 'important');
  const where = () =>
    parts
      .map((part) => part.getBoundingClientRect())
      .map(({ left, top }) => `${Math.round(left)} ${Math.round(top + scrollY)}`)
      .join();
  (window as WithLines).bare = {
    lines,
    where,
    restore: () => {
      document.adoptedStyleSheets = before;
      for (const part of floating) {
        part.style.removeProperty('visibility');
        if (part.getAttribute('style') === '') part.removeAttribute('style');
      }
    },
  };
  return where();
}

/** Runs in the page: shows the letters again and compares each with the pixels in its place. */
async function compare(base64: string): Promise<Compared & { readonly after: string }> {
  const bare = (window as WithLines).bare;
  const after = bare?.where() ?? '';
  bare?.restore();
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const scale = bitmap.width / innerWidth;
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', { willReadFrequently: true });
  canvas?.drawImage(bitmap, 0, 0);
  const linear = (value: number) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  const luminance = (red: number, green: number, blue: number) =>
    0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  const ratioOver = (color: Line['color'], ground: readonly [number, number, number]) => {
    const [red = 0, green = 0, blue = 0] = ground.map(
      (part, at) => (color[at] ?? 0) * color[3] + part * (1 - color[3]),
    );
    const [one, other] = [luminance(red, green, blue), luminance(...ground)];
    return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
  };
  const pale: string[] = [];
  let compared = 0;
  for (const { says, left, top, width, height, color, needs } of bare?.lines ?? []) {
    // The middle of the line: where its small letters are.
    const [x, y] = [Math.round(left * scale), Math.round((top + height * 0.25) * scale)];
    const [wide, high] = [Math.floor(width * scale), Math.max(1, Math.floor(height * 0.5 * scale))];
    if (!canvas || x < 0 || y < 0 || x + wide > bitmap.width || y + high > bitmap.height) continue;
    const { data } = canvas.getImageData(x, y, wide, high);
    const step = Math.max(1, Math.floor((wide * high) / 400));
    const ratios: number[] = [];
    for (let at = 0; at < data.length; at += 4 * step)
      ratios.push(ratioOver(color, [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]));
    ratios.sort((one, other) => one - other);
    const least = ratios[Math.floor(ratios.length / 20)] ?? 21;
    compared += 1;
    if (least < needs - 0.05) pale.push(`${least.toFixed(2)} of ${needs}: "${says}"`);
  }
  return { compared, pale: [...new Set(pale)], after };
}
