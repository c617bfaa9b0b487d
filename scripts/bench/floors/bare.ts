// The floor of starting: Fastify with one route.
import Fastify from 'fastify';

const app = Fastify();
app.get('/auth', async () => ({ ok: true }));
await app.listen({ port: Number(process.argv[2]), host: '127.0.0.1' });
process.on('SIGINT', () => process.exit(0));
