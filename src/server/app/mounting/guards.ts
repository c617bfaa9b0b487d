import type { FastifyRequest } from 'fastify';
import type { ErrorCode } from '#contract/errors.ts';
import { rolesOf, type Access, type AccessAge, type Route } from '#contract/kit/route.ts';
import type { Session } from '#server/platform/sessions/sessions.ts';

/**
 * CSRF (security.md 3): Sec-Fetch-Site must be same-origin or none; without it, Origin must be ours; a caller that
 * sends neither is no browser and carries no ambient cookie.
 */
export function isForeign(request: FastifyRequest, publicOrigin: string): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const origin = request.headers.origin;
  return origin !== undefined && origin !== publicOrigin;
}

/**
 * Whether a session may use a route: 401 without one, 404 for a wrong role or age, so that nobody learns what is there.
 * Who holds a role that waits for the member's second factor is told so.
 */
export function refusalOf(access: Access, session: Session | null): ErrorCode | null {
  if (access.who === 'public') return null;
  if (!session) return 'unauthenticated';
  const roles = rolesOf(access);
  if (access.who !== 'member' && !roles.some((role) => session.roles.includes(role)))
    return roles.some((role) => session.asking.includes(role)) ? 'staff_factor_required' : 'not_found';
  return isOfAge(access.age, session) ? null : 'not_found';
}

/** Whether a member looks after the teens' room: a moderator in effect who was vetted for it. */
export function isTeenModerator({ roles, teen_vetted: vetted }: Pick<Session, 'roles' | 'teen_vetted'>): boolean {
  return vetted && roles.includes('moderator');
}

function isOfAge(age: AccessAge, session: Session): boolean {
  if (age === 'teen_room') return session.age_band === 'teen' || isTeenModerator(session);
  return age === 'any' || age === session.age_band;
}

/**
 * A page may name the member it writes for. When somebody else has signed in to this browser since, the request is not
 * the member's: what one member kept for later never reaches another's account.
 */
export function isForAnother(request: FastifyRequest, session: Session): boolean {
  const meant = request.headers['for-member'];
  return meant !== undefined && meant !== session.user_id;
}

/** A body is JSON in clear, or it is not read. */
export function hasWrongMedia(request: FastifyRequest, route: Route): boolean {
  if (route.bodyLimit === 0) return false;
  const type = String(request.headers['content-type'] ?? '')
    .split(';')[0]
    ?.trim()
    .toLowerCase();
  const encoding = request.headers['content-encoding'];
  return type !== 'application/json' || (encoding !== undefined && encoding !== 'identity');
}

/** Whether a parsed body nests deeper than a limit. */
export function isDeeper(value: unknown, limit: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return limit === 0 || Object.values(value).some((inner) => isDeeper(inner, limit - 1));
}
