import { HTTPError } from '@loupe/outgoing/http-error';
import { TIME_OUTS } from '@loupe/outgoing/time-outs';
import { decodeProtectedHeader, importJWK, jwtVerify } from 'jose';
import type { CryptoKey, JWK } from 'jose';
import { CardProviderUnavailableError } from '../../use-cases/ports/card-provider.ts';
import type { IssuedCaptureContext } from '../../use-cases/ports/card-provider.ts';
import { ALLOWED_CARD_NETWORKS } from './card-types.ts';
import { captureContextClaims } from './replies.ts';
import type { Transport } from './transport.ts';

/** Shorter than the gateway's time-out for a query. */
const { timeoutMs } = TIME_OUTS.captureContext;
const KEYS_KEPT = 20;

/** POST /microform/v2/sessions; the answer must be signed with the vendor's published key. */
export function createCaptureContexts({
  transport,
  targetOrigins,
  now,
}: {
  readonly transport: Transport;
  readonly targetOrigins: readonly string[];
  readonly now: () => Date;
}): () => Promise<IssuedCaptureContext> {
  const keys = new Map<string, CryptoKey | Uint8Array>();

  async function publicKey(kid: string): Promise<CryptoKey | Uint8Array> {
    const known = keys.get(kid);
    if (known !== undefined) return known;
    const path = `/flex/v2/public-keys/${encodeURIComponent(kid)}`;
    const jwk = JSON.parse(await succeed(transport, { method: 'GET', path })) as JWK;
    const key = await importJWK(jwk, 'RS256');
    if (keys.size >= KEYS_KEPT) keys.clear();
    keys.set(kid, key);
    return key;
  }

  async function issue(): Promise<IssuedCaptureContext> {
    const captureContext = await succeed(transport, {
      method: 'POST',
      path: '/microform/v2/sessions',
      body: {
        clientVersion: 'v2',
        targetOrigins,
        allowedCardNetworks: ALLOWED_CARD_NETWORKS,
        allowedPaymentTypes: ['CARD'],
        // The number's prefix is not requested either: it is not needed.
        transientTokenResponseOptions: { includeCardPrefix: false },
      },
    });
    const { kid = '' } = decodeProtectedHeader(captureContext);
    const options = { algorithms: ['RS256'], issuer: 'Flex API', currentDate: now() };
    const { payload } = await jwtVerify(captureContext, await publicKey(kid), options);
    const { jti, exp, flx, ctx } = captureContextClaims.parse(payload);
    const { kid: sessionKid, kty, n, e } = flx.jwk;
    const { clientLibrary = '', clientLibraryIntegrity = '' } = ctx[0]?.data ?? {};
    return {
      captureContext,
      clientLibrary,
      clientLibraryIntegrity,
      kid: sessionKid,
      key: { kty, n, e },
      jti,
      expiresAt: new Date(exp * 1_000),
    };
  }

  return async () => {
    try {
      return await issue();
    } catch (cause) {
      throw new CardProviderUnavailableError('No capture context was issued.', { cause });
    }
  };
}

async function succeed(
  transport: Transport,
  call: { readonly method: 'GET' | 'POST'; readonly path: string; readonly body?: object },
): Promise<string> {
  const reply = await transport.call({ ...call, timeoutMs });
  if (reply.kind !== 'reply') throw reply.cause;
  if (reply.status >= 300) throw new HTTPError(reply.status, call.path);
  return reply.text;
}
