// npm start: from a fresh clone to a running product. Plain JavaScript that runs on Node 20.19 with nothing installed.
// npm run dev: the same, and again after every change.
import { runWithReload } from './start/dev.mjs';
import { ensurePackages } from './start/packages.mjs';
import { findNode } from './start/pinned-node.mjs';
import { ensureServerBundle, SERVER_BUNDLE } from './start/server-bundle.mjs';
import { endOf, forwardSignals, startServer } from './start/server.mjs';
import { ensureWebBuild } from './start/web-build.mjs';
import { endWithNpm } from './start/with-npm.mjs';

let server = null;
const signals = forwardSignals(() => server);
endWithNpm();

try {
  await ensurePackages();
  const node = findNode();
  await ensureWebBuild(node);
  process.exit(await (process.argv.includes('--dev') ? reload(node) : serve(node)));
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

async function serve(node) {
  await ensureServerBundle(node);
  server = startServer(node, SERVER_BUNDLE);
  return endOf(server);
}

function reload(node) {
  return runWithReload(node, {
    onServer: (next) => {
      server = next;
    },
    isOver: signals.hasCome,
  });
}
