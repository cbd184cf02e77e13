import { connect } from 'node:net';

const API_VERSIONS_KEY = 18;
const CORRELATION_ID = 1;

/** True when a Kafka broker answers ApiVersions, the only request that needs no negotiated version. */
export function answersApiVersions(port: number, host = '127.0.0.1', timeoutMs = 1000): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, host);
    const settle = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(timeoutMs, () => settle(false));
    socket.once('error', () => settle(false));
    socket.once('close', () => settle(false));
    socket.once('connect', () => socket.write(apiVersionsRequest()));
    socket.once('data', (reply) => settle(reply.length >= 8 && reply.readInt32BE(4) === CORRELATION_ID));
  });
}

/** ApiVersions v0: length, api key, api version, correlation id, client id (https://kafka.apache.org/protocol). */
function apiVersionsRequest(): Buffer {
  const clientId = 'loupe';
  const body = Buffer.alloc(10 + clientId.length);
  body.writeInt16BE(API_VERSIONS_KEY, 0);
  body.writeInt16BE(0, 2);
  body.writeInt32BE(CORRELATION_ID, 4);
  body.writeInt16BE(clientId.length, 8);
  body.write(clientId, 10);
  const frame = Buffer.alloc(4);
  frame.writeInt32BE(body.length);
  return Buffer.concat([frame, body]);
}
