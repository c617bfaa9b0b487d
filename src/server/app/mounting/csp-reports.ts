import type { FastifyInstance } from 'fastify';
import { ipPrefix, type Log } from '#server/platform/log.ts';
import type { Rates } from './rate.ts';

/**
 * POST /csp-reports: browsers tell what the policy stopped. Only that it happened is counted; addresses are not even
 * read.
 */
export function addCspReports(app: FastifyInstance, { log, rates }: { log: Log; rates: Rates }): void {
  app.register(async (reports) => {
    reports.addContentTypeParser(
      ['application/reports+json', 'application/csp-report'],
      { parseAs: 'buffer', bodyLimit: 16 * 1024 },
      (_request, _body, done) => done(null, null),
    );
    reports.post('/csp-reports', async (request, reply) => {
      const wait = await rates.overNetwork('write', ipPrefix(request.ip) ?? 'unknown');
      if (wait === null) log.warn('csp.report', { requestId: String(request.id) });
      return reply.code(204).send();
    });
  });
}
