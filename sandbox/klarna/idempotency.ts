import type { Answer, Handling } from './handling.ts';
import { KEY_MS } from './ledger/terms.ts';
import { Problem } from './problem.ts';

type Work = () => Promise<Answer> | Answer;

/**
 * Carries a request out once per Klarna-Idempotency-Key: only the key is compared. Within a day it is answered as the first time, also
 * where it was refused, and while the first is in progress it waits for it.
 */
export function createIdempotency({ ledger, now }: Pick<Handling, 'ledger' | 'now'>) {
  const running = new Map<string, Promise<Answer>>();
  return async (key: string | undefined, work: Work): Promise<Answer> => {
    if (key === undefined) return work();
    const known = ledger.answer(key);
    if (known !== undefined && now().getTime() < Date.parse(known.at) + KEY_MS)
      return { status: known.status, body: known.body, headers: known.headers };
    const before = running.get(key);
    if (before !== undefined) return before;
    const answer = answerOf(work, key).then(async (done) => {
      const { status, body, headers = {} } = done;
      await ledger.append({ kind: 'answer', key, at: now().toISOString(), status, body, headers });
      return done;
    });
    running.set(key, answer);
    return answer.finally(() => running.delete(key));
  };
}

/** A refusal is an answer, too. */
async function answerOf(work: Work, correlationId: string): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { status: error.status, body: error.body(correlationId) };
  }
}
