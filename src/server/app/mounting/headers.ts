import type { FastifyInstance, FastifyReply } from 'fastify';
import helmet from '@fastify/helmet';

const OFF = ['accelerometer', 'autoplay', 'camera', 'display-capture', 'encrypted-media', 'fullscreen', 'geolocation', 'gyroscope', 'magnetometer', 'midi', 'payment', 'picture-in-picture', 'usb', 'xr-spatial-tracking'];

/** The headers of security.md 7 on every answer. A document allows its own inlined style besides, by `allowStyle`. */
export async function addHeaders(app: FastifyInstance, { publicOrigin }: { publicOrigin: string }): Promise<void> {
  const secure = publicOrigin.startsWith('https:');
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        mediaSrc: ["'self'", 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ['app'],
        reportTo: 'csp',
      },
    },
    strictTransportSecurity: secure ? { maxAge: 63_072_000, includeSubDomains: true, preload: true } : false,
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    originAgentCluster: true,
    xFrameOptions: { action: 'deny' },
  });
  const permissions = [...OFF.map((feature) => `${feature}=()`), 'microphone=(self)'].join(', ');
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', permissions).header('reporting-endpoints', 'csp="/csp-reports"');
  });
}

/** Lets one document use the style inlined in it, given as 'sha256-...'. */
export function allowStyle(reply: FastifyReply, styleHash: string): void {
  const policy = String(reply.getHeader('content-security-policy'));
  reply.header('content-security-policy', policy.replace("style-src 'self'", `style-src 'self' '${styleHash.replaceAll("'", '')}'`));
}
