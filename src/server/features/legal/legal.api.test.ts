import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import type { LegalReply } from '#contract/legal/legal.schemas.ts';
import { screenAt } from '#contract/screens.ts';
import { PLANS } from '#domain/membership/plans.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { loadLegalContent } from './legal-content.ts';

const FOLDER = new URL('../../../../content/legal/', import.meta.url);

/** What has been published. A line is never changed: other words are a new version, and a new line. */
const PUBLISHED: Readonly<Record<string, string>> = {
  'legal-disclaimer.1.json': 'a00d759734d627e0d9790441d4209c224e2a157a540fa35bf5dd8dafe14fe0dd',
  'legal-disclaimer.2.json': '895e5d57511a06846e0e02862b0c881f69620c46c5757a6593097df0d79fbfdb',
  'privacy.1.json': '39fc83b6075f6714e7602bd1bff2030bab0173c139e2f66430ccb099108bc9aa',
  'privacy.2.json': '1bf40f1ba155d76671af372ced63febbe510e798954e15ca6f9901b9e67308b6',
  'privacy.3.json': '60f69312b21d17acfb3ab446263b56a7da8edec0c59e90852bf208071ba57e0d',
  'privacy.4.json': '412d88cbad4f82d7742e60ca322568de662264b2313b5735cff666ea9e579672',
  'privacy.5.json': '2f51a834be9fc03da642269059f68e8480120b63479fb846d0f74a4bcdb143eb',
  'privacy.6.json': 'dcc8b633f83ec098ae5d053a2728ee90e277da80cb1520388feb47c2637c8489',
  'terms-of-use.1.json': 'cd5aed4984c262c270469f29b8b0a9139a03b271885e1b2cf274b3b0da996860',
  'terms-of-use.2.json': 'b79aaac24732aaca655ef61e2d7e8d2f2196c729e4499f421664562b9daf4773',
  'terms-of-use.3.json': 'aa523b681de0bd83618c0147a495a3c30330d2a30a4b6b499dc837a2d2f2f5ca',
};

const content = loadLegalContent();
const all = [...content.values()].flat();
const wordsOf = (document: object) => JSON.stringify(document);

describe('the documents', () => {
  test('stay word for word as they were published', () => {
    const found = Object.fromEntries(
      readdirSync(FOLDER).map((name) => [
        name,
        createHash('sha256')
          .update(readFileSync(new URL(name, FOLDER)))
          .digest('hex'),
      ]),
    );
    expect(found).toEqual(PUBLISHED);
  });

  test('lead only to pages and sections that exist', () => {
    const ids = new Map(all.map(({ document, sections }) => [document, sections.map(({ id }) => id)]));
    const links = all.flatMap((document) =>
      [...wordsOf(document).matchAll(/\]\(([^)]+)\)/g)].map(([, path = '']) => path),
    );
    expect(links.length).toBeGreaterThan(5);
    expect(links.filter((path) => screenAt(path.split('#')[0] ?? '') === null)).toEqual([]);
    expect([...ids.values()].filter((own) => new Set(own).size !== own.length)).toEqual([]);
  });

  test('name the prices that are charged, and the rights by their articles', () => {
    const terms = wordsOf(content.get('termsOfUse')?.[0] ?? {});
    for (const { name, price } of Object.values(PLANS))
      expect(terms).toMatch(new RegExp(`${name}\\*\\*: \\$${(price / 100).toFixed(2)}`));
    const policy = wordsOf(content.get('privacy')?.[0] ?? {});
    for (const article of [7, 9, 15, 16, 17, 18, 20, 21, 33, 34, 77])
      expect(policy).toMatch(new RegExp(`Articles? (\\d+ and )?${article}\\b`));
    expect(policy).toContain('13');
  });

  test('put what cannot wait first', () =>
    expect(content.get('legalDisclaimer')?.[0]?.sections[0]?.id).toBe('emergency'));

  test('a version that is missing stops the start', () => {
    const folder = mkdtempSync(join(tmpdir(), 'legal-'));
    for (const name of readdirSync(FOLDER)) writeFileSync(join(folder, name), readFileSync(new URL(name, FOLDER)));
    expect(() => loadLegalContent(pathToFileURL(`${folder}/`))).not.toThrow();
    const terms = JSON.parse(readFileSync(new URL('terms-of-use.2.json', FOLDER), 'utf8')) as object;
    writeFileSync(join(folder, 'terms-of-use.5.json'), JSON.stringify({ ...terms, version: 5 }));
    expect(() => loadLegalContent(pathToFileURL(`${folder}/`))).toThrow('termsOfUse');
  });
});

describe('GET /api/legal/:document', () => {
  let open: TestApp;
  beforeAll(async () => {
    open = await openTestApp({
      env: {
        OPERATOR_NAME: 'Hearth & Co',
        OPERATOR_ADDRESS: 'Lane 1 | 1000 Town',
        OPERATOR_EMAIL: 'privacy@hearth.example',
      },
    });
  });
  afterAll(() => open.close());

  it('gives the newest version to everybody, with who runs this installation', async () => {
    const reply = (await open.browser().call('getLegalDocument', { params: { document: 'privacy' }, query: {} }))
      .body as LegalReply;
    expect(reply).toMatchObject({
      document: { document: 'privacy', version: 6, title: 'Privacy policy' },
      versions: [
        { version: 6, date: '2026-11-26' },
        { version: 5, date: '2026-11-26' },
        { version: 4, date: '2026-11-22' },
        { version: 3, date: '2026-11-22' },
        { version: 2, date: '2026-11-22' },
        { version: 1, date: '2026-11-21' },
      ],
      operator: { name: 'Hearth & Co', address: ['Lane 1', '1000 Town'], email: 'privacy@hearth.example' },
    });
    expect(reply.stored.length).toBeGreaterThan(5);
  });

  it.each([
    ['/api/legal/privacy?version=1', 200],
    ['/api/legal/privacy?version=2', 200],
    ['/api/legal/privacy?version=3', 200],
    ['/api/legal/privacy?version=4', 200],
    ['/api/legal/privacy?version=5', 200],
    ['/api/legal/privacy?version=6', 200],
    ['/api/legal/privacy?version=7', 404],
    ['/api/legal/privacy?version=x', 400],
    ['/api/legal/secrets', 400],
  ])('%s answers %i', async (url, status) => {
    expect((await open.browser().send({ method: 'GET', url })).status).toBe(status);
  });
});
