import { describe, expect, test } from 'vitest';
import { sampleUser } from '#web/testing/sample-user.ts';
import { readFirstData } from '#web/platform/first-data.ts';
import { documentOf, escapeJson, escapeText, type PageKind } from './document.ts';

const kind: PageKind = {
  critical: 'a{top:0}',
  inlined: ['/assets/a.css'],
  late: ['/assets/b.css'],
  scripts: ['/assets/s.js'],
  fonts: ['/assets/f.woff2'],
};
const draw = (over: Partial<Parameters<typeof documentOf>[0]> = {}) =>
  documentOf({
    title: 'Home',
    body: '<p>x</p>',
    data: { user: null, theme: 'system' },
    kind,
    first: '/assets/first.js',
    entry: '/assets/e.js',
    icon: '/assets/i.svg',
    ...over,
  });
const HOSTILE = [
  '</script><script>alert(1)</script>',
  '<!--<script>',
  '\u2028\u2029',
  '"\\\u0000',
  ']]>',
  '&lt;',
  "'; alert(1) //",
  '𝒳 ﷽ Ω≈ç√',
];

describe('first data', () => {
  test.each(HOSTILE)('%j goes in and comes out as it was', (text) => {
    const html = draw({ data: { user: sampleUser({ firstName: text }), theme: 'system' } });
    const block = /<script type="application\/json" id="first-data">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    expect(block).not.toContain('<');
    expect((JSON.parse(block) as { user: { firstName: string } }).user.firstName).toBe(text);
    expect(html.match(/<script/g)).toHaveLength(2);
  });

  test('is read from the document; damaged data are none', () => {
    document.body.innerHTML = '';
    const block = document.createElement('script');
    block.type = 'application/json';
    block.id = 'first-data';
    block.textContent = escapeJson({ user: null, theme: 'dark' });
    document.body.append(block);
    expect(readFirstData(document)).toEqual({ user: null, theme: 'dark' });
    block.textContent = '{"user":';
    expect(readFirstData(document)).toBeNull();
    block.remove();
    expect(readFirstData(document)).toBeNull();
  });
});

describe('the document', () => {
  test.each([
    ['light', 'data-theme="light"'],
    ['dark', 'data-theme="dark"'],
  ] as const)('wears %s when she chose it', (theme, attribute) =>
    expect(draw({ data: { user: null, theme } })).toContain(`<html lang="en" ${attribute}>`),
  );
  test('is drawn only once the content of its page is read', () => {
    const html = draw();
    const awaited =
      /<link rel="expect" href="#([\w-]+)" blocking="render">/.exec(html.split('</head>')[0] ?? '')?.[1] ?? '';
    expect(html.indexOf(` id="${awaited}"`)).toBeGreaterThan(html.indexOf('<p>x</p>'));
  });
  test('on a phone is drawn above what lies below its first view, elsewhere whole', () => {
    const html = draw({ body: '<p>x</p><div id="below">y</div>' });
    expect(html).toContain('<link rel="expect" href="#below" blocking="render" media="(width < 43.75rem)">');
    expect(html).toContain('<link rel="expect" href="#first-data" blocking="render" media="(width >= 43.75rem)">');
  });
  test('follows the system without a choice', () => expect(draw()).toContain('<html lang="en">'));
  test('has no script of its own and no style attribute', () =>
    expect(draw()).not.toMatch(/ style=|<script(?![^>]*(src=|application\/json))/));
  test('names no stylesheet that a script can bring: they wait for it, or for its absence', () => {
    const html = draw();
    expect(html).toContain(' data-styles="/assets/b.css" data-inlined="/assets/a.css" ');
    expect(html.replace(/<noscript>.*<\/noscript>/s, '')).not.toContain('rel="stylesheet"');
    expect(html).toContain('<noscript><link rel="stylesheet" href="/assets/b.css"></noscript>');
    expect(html.indexOf('<style')).toBeLessThan(html.indexOf('<link'));
  });
  test("of a member names her manifest, the picture for a home screen and a ground for each light; a visitor's names none", () => {
    expect(draw({ installed: { manifest: '/plain.webmanifest', picture: '/assets/p.png' } })).toContain(
      '<link rel="manifest" href="/plain.webmanifest"><link rel="apple-touch-icon" href="/assets/p.png"><meta name="theme-color" content="#f6efe3" media="(prefers-color-scheme: light)"><meta name="theme-color" content="#14162a" media="(prefers-color-scheme: dark)">',
    );
    expect(draw()).not.toMatch(/manifest|theme-color|apple/);
  });
  test('asks for one script while it is drawn, and for no letters, which would hold up its first paint; the script knows what follows', () => {
    const html = draw();
    expect(html).not.toMatch(/rel="(?:modulepreload|preload)"/);
    expect(html.match(/<script[^>]*src=[^>]*>/g)).toEqual([
      '<script type="module" async id="first" src="/assets/first.js" data-entry="/assets/e.js" data-scripts="/assets/s.js" data-styles="/assets/b.css" data-inlined="/assets/a.css" data-fonts="/assets/f.woff2">',
    ]);
  });
  test('leads on before it is drawn, where the plans may not have been seen: the script knows the marks and holds the paint', () => {
    const html = draw({ lead: '/subscription', data: { user: sampleUser({ id: 'u1' }), theme: 'system' } });
    expect(html.split('</head>')[0]).toContain(
      'blocking="render" data-lead="/subscription" data-marks="subscription_flow_shown_u1 subscription_completed_u1 payment_completed_u1"></script>',
    );
    expect(html.match(/src="\/assets\/first.js"/g)).toHaveLength(1);
  });
  test('has one style: marked where it holds all of them, so that late ones stand before it', () => {
    expect(draw().match(/<style[^>]*>/g)).toEqual(['<style data-whole>']);
    expect(draw({ kind: { ...kind, inlined: [] } }).match(/<style[^>]*>/g)).toEqual(['<style>']);
  });
  test('escapes its title', () =>
    expect(draw({ title: '</title><b>&' })).toContain('<title>&lt;/title&gt;&lt;b&gt;&amp;</title>'));
  test('escapeText leaves other letters alone', () => expect(escapeText('Maren\'s "day"')).toBe('Maren\'s "day"'));
});
