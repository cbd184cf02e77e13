import type { RequestHandler } from 'express';
import { signatureFault } from './http-signature.ts';
import type { Merchant } from './http-signature.ts';

/**
 * 401 for every request that is not signed by the merchant. Runs after the raw body parser and leaves the parsed JSON in
 * `body`: the digest covers the raw bytes.
 */
export function requireSignature(merchant: Merchant, now: () => Date): RequestHandler {
  return (request, response, next) => {
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [
        name,
        Array.isArray(value) ? value.join(', ') : value,
      ]),
    );
    const fault = signatureFault(
      { method: request.method, target: request.originalUrl, headers, body },
      merchant,
      now(),
    );
    if (fault !== undefined) {
      // The vendor does not say which check failed; the line on standard error is for the developer.
      console.error(JSON.stringify({ level: 'warn', msg: 'request refused', path: request.path, fault }));
      response.status(401).json({ response: { rmsg: 'Authentication Failed' } });
      return;
    }
    try {
      request.body = body.length > 0 ? JSON.parse(body.toString('utf8')) : {};
    } catch {
      response
        .status(400)
        .json({ status: 'INVALID_REQUEST', reason: 'INVALID_DATA', message: 'The body is not JSON' });
      return;
    }
    next();
  };
}
