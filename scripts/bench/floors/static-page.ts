import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { OF_DOCUMENTS } from '#server/app/mounting/headers.ts';

// The floor of the page rows: a sign-in page written by hand, its style inlined as ours is, nothing else to fetch.
const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Sign in</title><meta name="color-scheme" content="light dark"><link rel="icon" href="data:,"><style>:root{color-scheme:light dark;--ink:light-dark(#2a201b,#f0ebdf);--surface:light-dark(#f6efe3,#14162a);--line:light-dark(#8c7967,#7d80a6)}*{box-sizing:border-box}body{margin:0;background:var(--surface);color:var(--ink);font:1rem/1.55 system-ui,sans-serif}main{max-inline-size:26rem;margin:auto;padding:3rem 1.25rem}h1{font:400 2.75rem/1.06 Georgia,serif;margin:0 0 1rem}p{margin:0 0 1.5rem}label{display:block;margin-block-end:1rem}input{display:block;inline-size:100%;block-size:3.125rem;padding:0 1rem;border:1px solid var(--line);border-radius:.625rem;background:none;color:inherit;font:inherit}button{inline-size:100%;block-size:3rem;border:0;border-radius:999px;background:#96432d;color:#fff;font:inherit;font-weight:600}</style></head><body><main><h1>Know where you are in your cycle</h1><p>A calm place that helps you live with it, and belongs to you alone.</p><form method="post" action="/auth"><label>Email<input name="email" type="email" autocomplete="username" required></label><label>Password<input name="password" type="password" autocomplete="current-password" required></label><button>Sign in</button></form></main></body></html>`;
const BODY = brotliCompressSync(Buffer.from(PAGE));

/** Where the page stands without the headers of security.md 7. */
export const BARE_PATH = '/bare';

// The page's style is its own: the policy that names ours would refuse it. All else a document must say is said.
const { 'content-security-policy': _ours, ...MUST } = OF_DOCUMENTS;

/**
 * Serves the page at every address, with the headers that every document of the product must bear; at `BARE_PATH`
 * without them.
 */
export function serveStaticPage(port: number): void {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'br',
    'content-length': BODY.length,
    'cache-control': 'no-cache',
    etag: '"floor"',
  };
  createServer((request, reply) => {
    if (request.headers['if-none-match'] === '"floor"')
      reply.writeHead(304, { etag: '"floor"', 'cache-control': 'no-cache' }).end();
    else reply.writeHead(200, request.url === BARE_PATH ? headers : { ...headers, ...MUST }).end(BODY);
  }).listen(port, '127.0.0.1');
}
