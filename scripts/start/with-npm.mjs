const LOOK_MS = 250;

/**
 * Ends this process when the npm that runs it is gone, killed even: npm hands signals on, and a kill is none. The
 * server hears of our end by its channel (`with-parent.mjs`), and PostgreSQL ends with the server. Run without npm it
 * does nothing: whoever lets a shell go on purpose keeps the server.
 */
export function endWithNpm() {
  // Scripts that start the product themselves inherit what npm says of them, and have an end of their own.
  if (!['start', 'dev'].includes(process.env.npm_lifecycle_event)) return;
  const npm = process.ppid;
  setInterval(() => {
    if (process.ppid !== npm) process.exit(1);
  }, LOOK_MS).unref();
}
