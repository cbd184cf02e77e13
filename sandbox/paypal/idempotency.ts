import type { Answer, Handling } from './handling.ts';
import { REQUEST_ID_MS } from './ledger/terms.ts';
import { invalid, Problem } from './problem.ts';

const LONGEST_ID = 108;

/**
 * Carries a request out once per PayPal-Request-Id and address: within six hours it is answered as the first time, also where it was
 * refused, and while the first is in progress it waits for it. After that the id is unknown, and the request is carried out as a new one.
 */
export function createIdempotency() {
  const running = new Map<string, Promise<Answer>>();
  return async (
    { requestId, path }: { readonly requestId: string | undefined; readonly path: string },
    work: () => Promise<Answer>,
    { ledger, now }: Handling,
  ): Promise<Answer> => {
    if (requestId === undefined) return work();
    if (requestId.length > LONGEST_ID) throw invalid('INVALID_STRING_LENGTH', 'PayPal-Request-Id');
    const known = ledger.answer(requestId);
    if (known !== undefined && now().getTime() < Date.parse(known.at) + REQUEST_ID_MS) {
      if (known.path !== path) throw invalid('PAYPAL_REQUEST_ID_USED', 'PayPal-Request-Id');
      return { status: known.status === 201 ? 200 : known.status, body: known.body };
    }
    const before = running.get(requestId);
    if (before !== undefined) return before;
    const answer = answerOf(work, requestId).then(async (done) => {
      await ledger.append({ kind: 'answer', requestId, at: now().toISOString(), path, ...done });
      return done;
    });
    running.set(requestId, answer);
    return answer.finally(() => running.delete(requestId));
  };
}

/** A refusal is an answer, too. */
async function answerOf(work: () => Promise<Answer>, debugId: string): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { status: error.status, body: error.body(debugId) };
  }
}
