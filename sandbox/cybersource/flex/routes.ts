import { json, Router } from 'express';
import type { RequestHandler } from 'express';
import { decodeJwt, jwtVerify } from 'jose';
import { z } from 'zod';
import type { ClientLibrary } from '../browser/client-library.ts';
import type { Faults } from '../faults.ts';
import { actOut } from '../payments/act-out.ts';
import { VendorError } from '../payments/vendor-error.ts';
import { captureContextJwt, captureContextRequest, newSession } from './capture-context.ts';
import type { SigningKey } from './keys.ts';
import type { FlexSession, FlexStore } from './sessions.ts';
import { cardDetails, cardFaults, tokenise } from './transient-token.ts';

interface Dependencies {
  readonly flex: FlexStore;
  readonly faults: Faults;
  readonly issuer: SigningKey;
  readonly takeKey: () => SigningKey;
  readonly library: ClientLibrary;
  readonly publicUrl: string;
  readonly now: () => Date;
}

/** Merchant's side of the card fields: capture contexts. Every request has passed the signature check. */
export function captureContextRoute(deps: Dependencies): RequestHandler {
  const { flex, faults, now } = deps;
  return async (request, response) => {
    const parsed = captureContextRequest.safeParse(request.body);
    if (!parsed.success) {
      const fields = parsed.error.issues.map(({ path }) => path.join('.'));
      throw new VendorError('INVALID_DATA', 'One or more fields in the request contains invalid data', {
        fields,
      });
    }
    await actOut(response, faults.take('sessions'), async () => {
      const session = newSession(parsed.data, deps.takeKey(), now());
      flex.addSession(session);
      return captureContextJwt(session, { ...deps, now: now() });
    });
  };
}

/** Unsigned requests of browsers and merchants: public keys and tokens. */
export function flexRoutes({ flex, issuer, publicUrl, now }: Dependencies): Router {
  const router = Router();

  router.get('/flex/v2/public-keys/:kid', (request, response) => {
    if (request.params.kid !== issuer.kid)
      throw new VendorError('NOT_FOUND', 'There is no such key', { httpStatus: 404 });
    response.json({ ...issuer.publicJwk, use: 'sig', alg: 'RS256', kid: issuer.kid });
  });

  const tokenRequest = z.object({ captureContext: z.string(), card: cardDetails });
  router.post('/flex/v2/tokens', json({ limit: '16kb' }), async (request, response) => {
    // Only the origin of our own card field is allowed.
    const { origin } = request.headers;
    if (origin !== undefined && origin !== publicUrl) {
      throw new VendorError('INVALID_DATA', 'The origin may not create tokens', { httpStatus: 403 });
    }
    const asked = tokenRequest.safeParse(request.body);
    if (!asked.success) throw new VendorError('MISSING_FIELD', 'captureContext and card are required');
    const session = await sessionOf(asked.data.captureContext, issuer, flex);
    const faulty = cardFaults(asked.data.card, session, now());
    if (faulty.length > 0) {
      response
        .status(400)
        .json({ reason: 'CREATE_TOKEN_VALIDATION_FIELDS', message: 'Validation error', details: faulty });
      return;
    }
    const { jwt, card } = await tokenise(asked.data.card, session, now());
    await flex.addToken(card);
    response.status(201).type('application/jwt').send(jwt);
  });
  return router;
}

async function sessionOf(captureContext: string, issuer: SigningKey, flex: FlexStore): Promise<FlexSession> {
  try {
    await jwtVerify(captureContext, issuer.publicJwk, { algorithms: ['RS256'], issuer: 'Flex API' });
    const session = flex.session(decodeJwt(captureContext).jti ?? '');
    if (session !== undefined) return session;
  } catch {
    // Answered below: a bad signature and an expired session have the same answer.
  }
  throw new VendorError('CAPTURE_CONTEXT_INVALID', 'The capture context is not valid or has expired');
}
