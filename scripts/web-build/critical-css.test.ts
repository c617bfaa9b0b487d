import { describe, expect, test } from 'vitest';
import { criticalCss, withoutUnusedNames } from './critical-css.ts';

const MARKUP = '<h1>t</h1><div class="a b" data-kind="ok"><p class="c" role="note"><a href="/">x</a></p></div>';

describe('criticalCss', () => {
  test.each([
    ['a used class stays', '.a{color:red}', '.a{color:red;}'],
    ['an unused class goes', '.z{color:red}', ''],
    ['elements that are there stay', 'h1,p>a{margin:0}', 'h1,p>a{margin:0;}'],
    ['an element that is not there goes', 'p>dialog{margin:0}', ''],
    ['html, body and the star are always there', '*,:before,html,body{margin:0}', '*,:before,html,body{margin:0;}'],
    ['an attribute that is there stays', '.a[data-kind=ok],[role]{top:0}', '.a[data-kind=ok],[role]{top:0;}'],
    ['an attribute or a value that is not there goes', '.a[data-kind=end],[hidden]{top:0}', ''],
    [
      'the theme may come any time',
      ':root:not([data-theme=light]),[data-theme=dark]{top:0}',
      ':root:not([data-theme=light]),[data-theme=dark]{top:0;}',
    ],
    ['a state that comes later goes', '.a:hover{top:0}.a:focus-visible{top:0}', ''],
    ['print goes', '@media print{.a{top:0}}', ''],
    ['what is left for later goes', '@layer later{.a{top:0}}@layer base{.a{top:1px}}', '@layer base{.a{top:1px;}}'],
    [
      'played keyframes stay whole',
      '@keyframes k{50%{opacity:.8}}.a{animation:k 1s}',
      '@keyframes k{50%{opacity:.8}}.a{animation:k 1s;}',
    ],
    ['keyframes nobody plays go', '@keyframes k{50%{opacity:.8}}.a{animation:kk 1s}', '.a{animation:kk 1s;}'],
    ['one used selector of a list is enough', '.z,.a{color:red}', '.z,.a{color:red;}'],
    ['all classes of a selector must be there', '.a .z{color:red}', ''],
    ['a class inside :not decides nothing', '.a:not(.z):first-child{color:red}', '.a:not(.z):first-child{color:red;}'],
    ['a comma inside :is does not split', '.a:is(.c,.z){color:red}', '.a:is(.c,.z){color:red;}'],
    ['media keeps what is left of it', '@media (width>=1px){.a{top:0}.z{top:1px}}', '@media (width>=1px){.a{top:0;}}'],
    ['an empty media goes', '@media print{.z{top:0}}', ''],
    [
      'nested rules are looked at too',
      '.a{top:0;&:first-child{top:1px}&.z{top:2px}}',
      '.a{top:0;&:first-child{top:1px;}}',
    ],
    ['statements stay', '@layer base,parts;.a{top:0}', '@layer base,parts;.a{top:0;}'],
    ['braces in strings are text', '.a{content:"}{;"}.z{content:"a"}', '.a{content:"}{;";}'],
    [
      'urls with semicolons are text',
      '.a{background:url("data:image/svg+xml;x{")}',
      '.a{background:url("data:image/svg+xml;x{");}',
    ],
  ])('%s', (_, css, kept) => expect(criticalCss(css, MARKUP)).toBe(kept));

  test('a stylesheet that does not end is an error, not a guess', () =>
    expect(() => criticalCss('.a{color:red', MARKUP)).toThrow('does not end'));
});

test.each([
  ['a class', '.z{top:1px}', '<p>', '<p class="z">'],
  ['an element', 'i{top:1px}', '<p>', '<p><i>'],
  ['an attribute inside a medium', '@media (width>1px){[data-a="b"]{top:1px}}', '<p data-a="c">', '<p data-a="b">'],
])('what one markup uses another that differs by %s does not', (_, css, without, having) => {
  expect(criticalCss(css, without)).toBe('');
  expect(criticalCss(css, having)).not.toBe('');
});

test('custom properties that nothing reads go, also those only the gone ones read', () => {
  const css = ':root{--a:1px;--b:var(--c);--c:2px;--d:3px}.x{top:var(--a)}';
  expect(withoutUnusedNames(css, '<path fill="var(--d)">')).toBe(':root{--a:1px;--d:3px;}.x{top:var(--a);}');
});
