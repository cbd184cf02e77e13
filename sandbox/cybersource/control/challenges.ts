import { json, Router } from 'express';
import { z } from 'zod';
import { answerChallenge } from '../bank/answer-challenge.ts';
import type { Authentication } from '../payer-authentication/entries.ts';
import { RESULTS } from '../payer-authentication/results.ts';
import type { AuthenticationStore } from '../payer-authentication/store.ts';
import { formatAmount } from '../payments/amounts.ts';

/** The current payer authentications, and a way to end a challenge without a browser. */
export function challengeControl({
  authentications,
  now,
}: {
  authentications: AuthenticationStore;
  now: () => Date;
}): Router {
  const router = Router();

  router.get('/control/authentications', (request, response) => {
    const { reference } = request.query;
    const wanted = authentications.all().filter((item) => !reference || item.reference === reference);
    response.json({ authentications: wanted.map(row) });
  });

  router.get('/control/challenges', (_request, response) => {
    const open = authentications.all().filter(({ outcome }) => outcome === undefined);
    response.json({ challenges: open.map(row) });
  });

  const ending = z.object({ outcome: z.enum(['pass', 'fail']) });
  router.post('/control/challenges/:transactionId', json(), async (request, response) => {
    const asked = ending.safeParse(request.body);
    if (!asked.success) {
      response.status(400).json({ message: z.prettifyError(asked.error) });
      return;
    }
    const known = authentications.authentication(request.params.transactionId);
    const ended = known && (await answerChallenge(known, asked.data.outcome, authentications, now()));
    if (ended) response.json(row(ended));
    else response.status(404).json({ message: 'There is no authentication with this transaction id.' });
  });
  return router;
}

const row = (item: Authentication) => ({
  transactionId: item.transactionId,
  at: item.at,
  reference: item.reference,
  maskedNumber: item.maskedNumber,
  amount: formatAmount(item.pence),
  currency: item.currency,
  returnUrl: item.returnUrl,
  challenged: item.challengeRequired,
  paresStatus: item.outcome === undefined ? 'C' : RESULTS[item.outcome].paresStatus,
});
