import type { FastifyInstance } from 'fastify';
import { href } from '#contract/screens.ts';
import { login, type AccountDeps } from '#server/features/account/public.ts';
import { secondStep } from '#server/features/safety/public.ts';
import { Refusal } from '#server/platform/http/handler.ts';
import { callerOf } from './caller.ts';
import { isForeign } from './guards.ts';
import { visitorOf, type Mounting } from './mount.ts';
import { sendRefusal } from './refusals.ts';

const MOST_BYTES = 4096;

/** POST /auth: the sign-in form without JavaScript. The same rule as the API, answered by 303 (security.md 3). */
export function addFormSignIn(
  app: FastifyInstance,
  { mounting, account }: { mounting: Mounting; account: AccountDeps },
): void {
  app.register(async (form) => {
    form.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MOST_BYTES },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    form.route({
      method: 'POST',
      url: '/auth',
      onRequest: async (request, reply) => {
        const caller = callerOf(request, { cookies: mounting.cookies, rate: 'login' });
        const wait = await mounting.rates.overNetwork('login', caller);
        if (wait !== null) return sendRefusal(reply.header('retry-after', wait), 'rate_limited');
        return isForeign(request, mounting.publicOrigin) ? sendRefusal(reply, 'bad_origin') : undefined;
      },
      handler: async (request, reply) => {
        const fields = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
        const email = fields.get('email') ?? '';
        const visitor = visitorOf({ request, reply, deps: mounting });
        const code = fields.get('code');
        if (code !== null)
          return reply.redirect(
            afterCode(await secondStep(account, { proof: { by: 'code', code: code.slice(0, 40) }, visitor })),
            303,
          );
        const done = await login(account, {
          body: { email, password: fields.get('password') ?? '', sharedDevice: fields.has('sharedDevice') },
          visitor,
        });
        return reply.redirect(done instanceof Refusal ? back(done, email) : href('home'), 303);
      },
    });
  });
}

function afterCode(done: object): string {
  if (!(done instanceof Refusal)) return href('home');
  return href('signInStep', { search: { error: done.code === 'proof_wrong' ? 'code' : 'over' } });
}

function back(refusal: Refusal, email: string): string {
  if (refusal.code === 'second_factor_required') return href('signInStep');
  if (refusal.code === 'verification_required') return href('verifyEmail', { search: { email } });
  return href('auth', { search: { error: refusal.code === 'rate_limited' ? 'rate' : 'credentials' } });
}
