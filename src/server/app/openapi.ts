import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { ERRORS, type ErrorCode } from '#contract/errors.ts';
import { table } from '#contract/table.ts';
import { PRODUCT } from '#domain/account/product.ts';
import { ipPrefix } from '#server/platform/log.ts';
import { etagOf } from '#server/platform/pages/hashes.ts';
import { stillGood } from './mounting/headers.ts';
import { sendPacked } from './mounting/packing.ts';
import type { Rates } from './mounting/rate.ts';
import { sendRefusal } from './mounting/refusals.ts';
import { rolesOf, type Route, type Schema } from '#contract/kit/route.ts';

/** A route's schema as JSON Schema of what is sent; what JSON Schema has no word for is anything. */
export const schemaOf = (schema: Schema) =>
  z.toJSONSchema(schema as z.ZodType, { unrepresentable: 'any', io: 'input' });
const json = (schema: Schema) => ({ content: { 'application/json': { schema: schemaOf(schema) } } });

/** GET /api/openapi.json, printed once. It is the same for everybody, and kept as other public answers are. */
export function addOpenApi(app: FastifyInstance, rates: Rates): void {
  let printed: { readonly text: string; readonly etag: string } | null = null;
  const print = () => {
    const text = JSON.stringify(openApi(table, PRODUCT));
    return { text, etag: etagOf(text) };
  };
  app.get('/api/openapi.json', async (request, reply) => {
    const wait = await rates.overNetwork('page', ipPrefix(request.ip) ?? 'unknown');
    if (wait !== null) return sendRefusal(reply.header('retry-after', wait), 'rate_limited');
    const { text, etag } = (printed ??= print());
    reply.headers({ 'cache-control': 'private, no-cache', vary: 'Cookie, Accept-Encoding', etag });
    if (request.headers['if-none-match'] === etag) return stillGood(reply).send();
    return sendPacked(reply.type('application/json; charset=utf-8'), { text, light: true });
  });
}

/** The contract as OpenAPI 3.1, printed from the route table. */
export function openApi(table: Record<string, Route>, title: string): unknown {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, route] of Object.entries(table))
    (paths[route.path] ??= {})[route.method.toLowerCase()] = operation(name, route);
  return { openapi: '3.1.0', info: { title, version: '1' }, paths };
}

function operation(name: string, route: Route) {
  return {
    operationId: name,
    summary: route.summary,
    security: securityOf(route),
    ...(route.query && { parameters: [{ in: 'query', name: 'query', schema: schemaOf(route.query) }] }),
    ...(route.body && { requestBody: { required: true, ...json(route.body) } }),
    responses: { [route.status]: { description: 'Done', ...(route.reply && json(route.reply)) }, ...refusals(route) },
  };
}

/** Each entry is one way in: a session, or a session with one of the roles. */
function securityOf({ access }: Route): { readonly session: readonly string[] }[] {
  if (access.who === 'public') return [];
  return access.who === 'member' ? [{ session: [] }] : rolesOf(access).map((role) => ({ session: [role] }));
}

function refusals(route: Route): Record<string, { description: string }> {
  const codes: ErrorCode[] = [
    'rate_limited',
    ...(route.access.who === 'public' ? [] : (['unauthenticated'] as const)),
    ...(rolesOf(route.access).length > 0 ? (['staff_factor_required'] as const) : []),
    ...(route.stepUp ? (['step_up_required'] as const) : []),
    ...(route.body ? (['invalid_input'] as const) : []),
    ...(route.errors as readonly ErrorCode[]),
  ];
  const byStatus = Map.groupBy(codes, (code) => String(ERRORS[code].status));
  return Object.fromEntries([...byStatus].map(([status, names]) => [status, { description: names.join(', ') }]));
}
