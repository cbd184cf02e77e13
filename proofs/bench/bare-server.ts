import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Answers every request with the same small body, to measure the speed of one `node:http` process. Prints its port. */
const server = createServer((incoming, response) => {
  incoming.resume();
  response.setHeader('content-type', 'application/json');
  response.end('{"data":{"__typename":"Query"}}');
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${(server.address() as AddressInfo).port}\n`);
});
