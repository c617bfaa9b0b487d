import type { FastifyRequest } from 'fastify';
import type { RateName } from '#contract/kit/route.ts';
import { ipPrefix } from '#server/platform/log.ts';
import type { Cookies } from './cookies.ts';

/**
 * Under whom a call is counted before anybody is known: the network it comes from. Where secrets are weighed, a browser
 * that has signed in here before is counted by itself, so that nobody on its network can use up its tries.
 */
export function callerOf(request: FastifyRequest, { cookies, rate }: { cookies: Cookies; rate: RateName }): string {
  const browser = rate === 'login' ? cookies.browser(request) : null;
  return browser ? `browser ${browser}` : (ipPrefix(request.ip) ?? 'unknown');
}
