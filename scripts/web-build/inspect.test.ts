import { describe, expect, test } from 'vitest';
import { carriesZod, pageFaults } from './inspect.ts';

const page = (body: string, head = '<style>a{top:0}</style>') =>
  `<!doctype html><html><head>${head}</head><body>${body}<script type="module" src="/assets/e.js"></script></body></html>`;

describe('pageFaults', () => {
  test('a page as we build it is well', () =>
    expect(
      pageFaults(
        page('<p class="a" data-style="x">style="x"</p><script type="application/json" id="first-data">{}</script>'),
      ),
    ).toEqual([]));
  test("a member's page, which inlines all its styles, is well", () =>
    expect(pageFaults(page('', '<style data-whole>a{top:0}</style>'))).toEqual([]));
  test.each([
    ['a style attribute', '<p style="top:0">', 'style attribute'],
    ['a handler', '<p onclick="x()">', 'handler attribute'],
    ['an inline script', '<script>x()</script>', 'in the page itself'],
    ['an inline module', '<script type="module">x()</script>', 'in the page itself'],
    ['a foreign script', '<script src="https://cdn.example/x.js"></script>', 'does not come from this origin'],
    ['a foreign picture', '<img src="//cdn.example/x.png">', 'foreign address'],
    ['a foreign link that says where from', '<a href="https://a.example">', 'foreign address'],
    ['a second style', '<style>b{top:0}</style>', 'exactly one'],
  ])('%s is found', (_, body, fault) => expect(pageFaults(page(body)).join()).toContain(fault));

  test('a foreign link that says nothing of where from is none', () =>
    expect(pageFaults(page('<a href="https://a.example" target="_blank" rel="noreferrer">'))).toEqual([]));
});

test('zod is found by marks that minification leaves', async () => {
  expect(carriesZod('e._zod.def')).toBe(true);
  expect(carriesZod('class extends Error{name="ZodError"}')).toBe(true);
  expect(carriesZod('let zodiac=1')).toBe(false);
});
