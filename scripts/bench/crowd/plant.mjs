// Loaded before the product by `npm run bench:load -- --plant`: one answer in a hundred is a fault, and each request
// leaves 100 KB behind for ever.
// A bench of load that passes this measures nothing.
import { Server } from 'node:http';

const kept = [];
let served = 0;
const emit = Server.prototype.emit;
Server.prototype.emit = function emitLeaking(event, ...args) {
  if (event === 'request') {
    served += 1;
    kept.push(Buffer.alloc(100_000, served % 256));
    if (served > 2_000 && served % 100 === 0) return args[1].writeHead(500).end();
  }
  return emit.call(this, event, ...args);
};
