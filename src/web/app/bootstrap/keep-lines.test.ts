import { afterEach, expect, test, vi } from 'vitest';
import { keepingLines } from './keep-lines.ts';

const LINE = 24;
/** How many lines each text has, by its words, as the page stands. */
const lines = new Map<string, (text: HTMLElement) => number>();

function stand(markup: string): void {
  document.body.innerHTML = markup;
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return LINE * (lines.get(this.textContent)?.(this) ?? 1);
  });
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const top = Number(this.getAttribute('data-top') ?? 0);
    return { top, bottom: top + LINE } as DOMRect;
  });
}
const marked = () => [...document.querySelectorAll<HTMLElement>('[data-lines]')].map((text) => text.dataset['lines']);

afterEach(() => {
  vi.restoreAllMocks();
  lines.clear();
  document.body.innerHTML = '';
});

test('a text that gained or lost a line is set narrower or wider, and no other', () => {
  let ours = false;
  lines.set('gains', (text) => (ours && !text.dataset['lines'] ? 3 : 2));
  lines.set('loses', (text) => (ours && !text.dataset['lines'] ? 4 : 5));
  stand('<main><h1>stays</h1><p>gains</p><ul><li><p>loses</p></li></ul></main><p>loses</p>');
  keepingLines(() => (ours = true));
  expect(marked()).toEqual(['less', 'more']);
});

test('what that does not help is left as its letters set it, and what is out of sight is not looked at', () => {
  let ours = false;
  lines.set('gains', () => (ours ? 3 : 2));
  lines.set('below', (text) => (ours && !text.dataset['lines'] ? 3 : 2));
  stand(`<main><p>gains</p><p data-top="${innerHeight + 1}">below</p></main>`);
  keepingLines(() => (ours = true));
  expect(marked()).toEqual([]);
});
