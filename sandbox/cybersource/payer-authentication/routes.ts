import { randomUUID } from 'node:crypto';
import { Router } from 'express';
import type { Fault, Faults } from '../faults.ts';
import type { FlexStore, TokenisedCard } from '../flex/sessions.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { actOut } from '../payments/act-out.ts';
import { parseAmount } from '../payments/amounts.ts';
import { invalidData } from '../payments/read-request.ts';
import type { AccessTokens } from './access-token.ts';
import { enrol, enrolmentReply } from './enrol.ts';
import type { Authentication } from './entries.ts';
import { envelope } from './reply.ts';
import { readEnrolment, readSetup, readValidation } from './requests.ts';
import type { AuthenticationStore } from './store.ts';
import { authenticationAskedFor, validationReply } from './validate.ts';

interface Dependencies {
  readonly authentications: AuthenticationStore;
  readonly tokens: AccessTokens;
  readonly flex: FlexStore;
  readonly ledger: Ledger;
  readonly faults: Faults;
  readonly bankUrl: string;
  readonly now: () => Date;
}

/** Set-up, enrolment and results of payer authentication; every request has passed the signature check. */
export function payerAuthenticationRoutes(deps: Dependencies): Router {
  const { authentications, tokens, faults, bankUrl, now } = deps;
  const router = Router();

  router.post('/risk/v1/authentication-setups', async (request, response) => {
    const asked = readSetup(request.body);
    const { tokenId } = livingCard(asked.tokenInformation.transientToken, deps);
    await actOut(response, faults.take('setup'), async () => {
      const reference = asked.clientReferenceInformation.code;
      const referenceId = randomUUID();
      await authentications.append({
        kind: 'setup',
        at: now().toISOString(),
        reference,
        referenceId,
        tokenId,
      });
      return {
        ...envelope({ status: 'COMPLETED', reference, now: now() }),
        consumerAuthenticationInformation: {
          accessToken: await tokens.forCollection(referenceId),
          referenceId,
          deviceDataCollectionUrl: `${bankUrl}/V1/Cruise/Collect`,
        },
      };
    });
  });

  router.post('/risk/v1/authentications', async (request, response) => {
    const asked = readEnrolment(request.body);
    const card = livingCard(asked.tokenInformation.transientToken, deps);
    await actOut(response, faults.take('enrol'), async () =>
      enrolmentReply(await enrol(asked, card, deps), deps),
    );
  });

  router.post('/risk/v1/authentication-results', async (request, response) => {
    const asked = readValidation(request.body);
    const fault = faults.take('validate');
    await actOut(response, fault, async () =>
      validationReply(misnamed(authenticationAskedFor(asked, authentications), fault), now()),
    );
  });
  return router;
}

/** @throws VendorError INVALID_DATA for a token that is unknown, expired or already used */
function livingCard(tokenId: string, { flex, ledger }: Dependencies): TokenisedCard {
  const card = flex.token(tokenId);
  if (card === undefined || ledger.isSpent(tokenId)) throw invalidData('tokenInformation.transientToken');
  return card;
}

/** Answers with another transaction id, to test merchants that do not check it. */
const misnamed = (authentication: Authentication, fault: Fault): Authentication => ({
  ...authentication,
  transactionId: fault.authenticationTransactionId ?? authentication.transactionId,
  pence: parseAmount(fault.authorizedAmount) ?? authentication.pence,
  currency: fault.currency ?? authentication.currency,
});
