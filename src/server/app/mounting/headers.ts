import type { FastifyInstance } from 'fastify';
import helmet from '@fastify/helmet';

const OFF = ['accelerometer', 'autoplay', 'camera', 'display-capture', 'encrypted-media', 'fullscreen', 'geolocation', 'gyroscope', 'magnetometer', 'midi', 'payment', 'picture-in-picture', 'usb', 'xr-spatial-tracking'];

/** The headers of security.md 7 on every answer. `styleHashes` are those of the styles inlined at build. */
export async function addHeaders(app: FastifyInstance, { publicOrigin, styleHashes }: { publicOrigin: string; styleHashes: readonly string[] }): Promise<void> {
  const secure = publicOrigin.startsWith('https:');
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", ...styleHashes],
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
