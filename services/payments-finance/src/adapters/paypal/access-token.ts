import { z } from 'zod';
import type { VendorCalls } from '../vendor/vendor-calls.ts';

export interface Client {
  readonly id: string;
  /** Read at each use, so that a rotation needs no restart. */
  readonly secret: () => string;
}

export interface AccessTokens {
  /** Undefined when the vendor gives none. */
  current(timeoutMs: number): Promise<string | undefined>;
  /** The vendor refuses this one. */
  refused(token: string): void;
}

const shape = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });

/** A token is renewed this long before its end. */
const MARGIN_MS = 60_000;

/** OAuth's client credentials grant: one token for all calls until it ends, asked for once however many wait for it. */
export function accessTokens(
  calls: Pick<VendorCalls, 'call'>,
  { id, secret }: Client,
  now: () => Date,
): AccessTokens {
  let known: { readonly token: string; readonly end: number } | undefined;
  let asking: Promise<string | undefined> | undefined;

  async function ask(timeoutMs: number): Promise<string | undefined> {
    const basic = Buffer.from(`${id}:${secret()}`).toString('base64');
    const reply = await calls.call({
      method: 'POST',
      path: '/v1/oauth2/token',
      body: 'grant_type=client_credentials',
      timeoutMs,
      spanName: 'paypal token',
      movesNothing: true,
      headers: () => ({
        'content-type': 'application/x-www-form-urlencoded',
        authorization: `Basic ${basic}`,
      }),
    });
    const parsed = reply.kind === 'reply' && reply.status === 200 ? tokenIn(reply.text) : undefined;
    if (parsed === undefined) return undefined;
    known = { token: parsed.access_token, end: now().getTime() + parsed.expires_in * 1_000 - MARGIN_MS };
    return known.token;
  }

  return {
    async current(timeoutMs) {
      if (known !== undefined && now().getTime() < known.end) return known.token;
      asking ??= ask(timeoutMs).finally(() => (asking = undefined));
      return asking;
    },
    refused(token) {
      if (known?.token === token) known = undefined;
    },
  };
}

function tokenIn(text: string): z.infer<typeof shape> | undefined {
  try {
    return shape.parse(JSON.parse(text));
  } catch {
    return undefined; // The parser's message may contain the token.
  }
}
