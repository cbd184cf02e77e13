import { request, type IncomingHttpHeaders } from 'node:http';
import { origins, webPort, type ShopName } from './shop.ts';

export type Answer = { status: number; headers: IncomingHttpHeaders; body: string };

type Sent = {
  method?: string;
  /** Form fields, URL-encoded. */
  body?: string;
  cookie?: string;
  /** Further request headers. */
  headers?: Readonly<Record<string, string>>;
  /** Port of another instance. */
  port?: number;
};

/**
 * One request to a shop, a GET by default, without a browser and without following redirects. Node does not resolve
 * *.localhost, so the shop is named by the Host header.
 */
export function ask(
  shop: ShopName,
  path: string,
  { method = 'GET', body, cookie, headers: further = {}, port = webPort }: Sent = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = {
      host: new URL(origins[shop]).host,
      ...(cookie === undefined ? {} : { cookie }),
      ...further,
      ...(body === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
    };
    const sent = request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      let answer = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => (answer += part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: answer }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
