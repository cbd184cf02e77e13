import { request, type IncomingHttpHeaders } from 'node:http';
import { origins, webPort, type ShopName } from './shop.ts';

export type Answer = { status: number; headers: IncomingHttpHeaders; body: string };

/**
 * One GET to a shop without a browser and without following redirects. Node does not resolve *.localhost, so the shop is
 * named by the Host header. `port` is where another instance listens.
 */
export function ask(shop: ShopName, path: string, port: number = webPort): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port, path, headers: { host: new URL(origins[shop]).host } },
      (response) => {
        let body = '';
        response.setEncoding('utf8');
        response.on('data', (part: string) => (body += part));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
        );
      },
    );
    sent.on('error', reject);
    sent.end();
  });
}
