// Loaded before the product by the self-test: every answer burns three milliseconds, and every document carries 14,000
// bytes more.
// A bench that passes this measures nothing.
import { randomBytes } from 'node:crypto';
import { Server, ServerResponse } from 'node:http';

const SLOWER_MS = 3;
const HEAVIER = randomBytes(7_000).toString('hex');

const emit = Server.prototype.emit;
Server.prototype.emit = function emitSlowly(event, ...args) {
  if (event === 'request')
    for (const until = performance.now() + SLOWER_MS; performance.now() < until;) Math.sqrt(until);
  return emit.call(this, event, ...args);
};

const { writeHead } = ServerResponse.prototype;
ServerResponse.prototype.writeHead = function writeHeavily(status, ...rest) {
  const headers = rest.findLast((each) => typeof each === 'object') ?? {};
  if (String(headers['content-type'] ?? this.getHeader('content-type')).startsWith('text/html'))
    this.setHeader('x-planted', HEAVIER);
  return writeHead.call(this, status, ...rest);
};
