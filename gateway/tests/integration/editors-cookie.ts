import { createHmac } from 'node:crypto';
import { WEB_CREDENTIAL } from './test-gateway.ts';

/** An editor's cookie as web seals it; a contract test compares. @param expires seconds since 1970 */
export function editorsCookie(expires: number, credential = WEB_CREDENTIAL): string {
  const mac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
  const payload = Buffer.from(JSON.stringify({ api: 'staging.test', expires })).toString('base64url');
  return `preview=${payload}.${mac(mac(credential, 'loupe preview'), payload).toString('base64url')}`;
}
