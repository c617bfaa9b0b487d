import { createHash } from 'node:crypto';
import Fastify from 'fastify';
import { afterAll, describe, expect, test } from 'vitest';
import { ERRORS, type ErrorCode } from '#contract/errors.ts';
import { Refusal } from '#server/platform/http/handler.ts';
import { openLog } from '#server/platform/log.ts';
import { errorHandler } from '../refusals.ts';

const app = Fastify();
app.setErrorHandler(
  errorHandler(openLog({ level: 'error', now: () => new Date(), write: () => undefined }), () => undefined),
);
app.get<{ Params: { code: string } }>('/:code', ({ params }) => {
  if (params.code === 'fault') throw new TypeError('Maren, 28 days');
  throw new Refusal(params.code as ErrorCode);
});
app.post('/:code', () => {
  throw new Refusal('busy');
});
afterAll(() => app.close());

const shown = (code: string) => app.inject({ url: `/${code}`, headers: { 'sec-fetch-mode': 'navigate' } });

describe('a refusal that a browser shows', () => {
  test.each(['fault', 'busy', 'rate_limited', 'not_found', 'session_ended'] as const)(
    '%s is a page of its own, with its status',
    async (code) => {
      const { statusCode, headers, body } = await shown(code);
      expect(statusCode).toBe(ERRORS[code].status);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['cache-control']).toBe('no-store');
      expect(body).toContain(`<p class="lead">${ERRORS[code].message}</p>`);
      expect(body.includes('<a href="">Try again</a>')).toBe(['fault', 'busy', 'rate_limited'].includes(code));
    },
  );
  test('of a database that is away does not speak of saving', async () => {
    const { statusCode, body, headers } = await shown('unavailable');
    expect(statusCode).toBe(503);
    expect(headers['retry-after']).toBe('2');
    expect(body).toContain('We can’t load this page right now.');
    expect(body).not.toContain(ERRORS.unavailable.message);
  });
  test('asks for no other file, may use its own styles, and says nothing of what went wrong or where this is', async () => {
    const { body, headers } = await shown('fault');
    const style = /<style>(.*?)<\/style>/s.exec(body)?.[1] ?? '';
    expect(style).toContain('--surface');
    expect(headers['content-security-policy']).toContain(
      `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    );
    expect(body).not.toMatch(/src=|url\(|<script|Maren|moonhearth/i);
  });
});

test.each([
  ['a call', {}],
  ['a fetch of a page', { 'sec-fetch-mode': 'cors', accept: 'text/html' }],
])('%s gets JSON', async (_who, headers) => {
  const answer = await app.inject({ url: '/busy', headers });
  expect(answer.json()).toMatchObject({ code: 'busy' });
});

test('a form that is sent gets JSON as before', async () => {
  const answer = await app.inject({ method: 'POST', url: '/busy', headers: { 'sec-fetch-mode': 'navigate' } });
  expect(answer.json()).toMatchObject({ code: 'busy' });
});
