import type { FastifyInstance, FastifyReply } from 'fastify';
import { MANIFEST_URLS, WORKER_URL } from '#server/platform/pages/assets.ts';

const OFF = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'midi',
  'payment',
  'picture-in-picture',
  'usb',
  'xr-spatial-tracking',
];
const POLICY = 'content-security-policy';
/** What every document says of itself (security.md 7), and other answers say in vain. */
export const OF_DOCUMENTS = {
  [POLICY]: policy(''),
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': [...OFF.map((feature) => `${feature}=()`), 'microphone=(self)'].join(', '),
  'reporting-endpoints': 'csp="/csp-reports"',
} as const;
/** Where built files stand. */
const FILES = new Set<string>(['/assets/*', WORKER_URL, ...MANIFEST_URLS]);
/** What a built file may do that runs without a page around it, a worker's script: fetch from us. */
const FILE_POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'";

/**
 * The headers of security.md 7 on every answer. Built files bear only those that a file heeds: a first view fetches a
 * dozen of them, and on a slow link the others together would weigh as much as a script.
 */
export function addHeaders(app: FastifyInstance, { publicOrigin }: { publicOrigin: string }): void {
  const short = {
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    ...(publicOrigin.startsWith('https:') && {
      'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
    }),
  };
  const whole = { ...short, ...OF_DOCUMENTS };
  const ofFiles = { ...short, [POLICY]: FILE_POLICY };
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(FILES.has(request.routeOptions.url ?? '') ? ofFiles : whole);
    done();
  });
}

/** Lets one document use the styles inlined in it, given as 'sha256-...', with a space between. */
export function allowStyle(reply: FastifyReply, styleHash: string): FastifyReply {
  return reply.header(
    POLICY,
    policy(
      styleHash
        .split(' ')
        .map((hash) => ` '${hash.replaceAll("'", '')}'`)
        .join(''),
    ),
  );
}

/**
 * Says that the page held already is still good, and nothing else: a header of a 304 takes the place of that page's,
 * its policy included.
 */
export function stillGood(reply: FastifyReply): FastifyReply {
  for (const name of Object.keys(OF_DOCUMENTS)) reply.removeHeader(name);
  return reply.code(304);
}

function policy(style: string): string {
  return `default-src 'none'; script-src 'self'; style-src 'self'${style}; img-src 'self' data: blob:; media-src 'self' blob:; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'; require-trusted-types-for 'script'; trusted-types app; report-to csp`;
}
