import type { FastifyInstance } from 'fastify';
import { MAILBOX_CSS, MAILBOX_PATHS, mailboxPage, messagePage } from '#server/features/mailbox/public.ts';
import { sendRefusal } from './mounting/refusals.ts';

/** The mailbox of the local default: what would have been mailed. */
export function addMailbox(app: FastifyInstance, dataDir: string): void {
  app.get(MAILBOX_PATHS.css, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(MAILBOX_CSS),
  );
  app.get(MAILBOX_PATHS.list, async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(await mailboxPage(dataDir)),
  );
  app.get<{ Params: { id: string } }>(MAILBOX_PATHS.message, async (request, reply) => {
    const page = await messagePage(dataDir, request.params.id);
    return page
      ? reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page)
      : sendRefusal(reply, 'not_found');
  });
}
