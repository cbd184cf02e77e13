import type { Answer, Handling } from '../handling.ts';
import type { StepEntry } from '../ledger/entries.ts';
import { standingOf } from '../ledger/standing.ts';
import type { Standing } from '../ledger/standing.ts';
import { notAllowed } from '../problem.ts';
import { orderOf } from './requests.ts';

type Kind = StepEntry['kind'];

/** Why a step cannot be taken; undefined where it can. */
const REFUSALS: Readonly<Record<Kind, (standing: Standing) => [code: string, why: string] | undefined>> = {
  cancel: ({ status }) =>
    status === 'AUTHORIZED' ? undefined : ['CANCEL_NOT_ALLOWED', 'Only what is authorized is cancelled.'],
  release: ({ status, captured }) =>
    status === 'CANCELLED' || captured === 0 ? ['NOT_ALLOWED', 'Nothing is captured.'] : undefined,
  extension: ({ remaining }) => (remaining === 0 ? ['NOT_ALLOWED', 'Nothing remains.'] : undefined),
  acknowledgement: () => undefined,
};

/** POST cancel, release-remaining-authorization, extend-authorization-time or acknowledge of an order. */
export async function takeStep(kind: Kind, orderId: string, handling: Handling): Promise<Answer> {
  const { ledger, now, newId } = handling;
  const refusal = REFUSALS[kind](standingOf(orderOf(orderId, handling), ledger, now()));
  if (refusal !== undefined) throw notAllowed(...refusal);
  await ledger.append({ kind, id: newId(), at: now().toISOString(), orderId });
  return { status: 204, body: null };
}
