// A floor as a process of its own: `serve.ts page PORT`, or `serve.ts statements PORT` with its settings in FLOOR as
// JSON.
import { serveStatements, type Session } from './statements.ts';
import { serveStaticPage } from './static-page.ts';

const [kind, port] = process.argv.slice(2);
if (kind === 'page') serveStaticPage(Number(port));
else
  await serveStatements({
    port: Number(port),
    ...(JSON.parse(process.env['FLOOR'] ?? '{}') as { url: string; session: Session; reply: unknown }),
  });
process.on('SIGINT', () => process.exit(0));
