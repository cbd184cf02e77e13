import type { RenewalAnswer, RenewalOrder } from '../../use-cases/ports/tender-provider.ts';
import { pathOfOrder } from './read.ts';
import type { Transport } from './transport.ts';

/** POST …/extend-authorization-time: the same order holds its rest for longer. */
export async function renew(
  { authorisationId }: Pick<RenewalOrder, 'authorisationId'>,
  timeoutMs: number,
  transport: Transport,
): Promise<RenewalAnswer> {
  const reply = await transport.call({
    method: 'POST',
    path: `${pathOfOrder(authorisationId)}/extend-authorization-time`,
    timeoutMs,
    spanName: 'klarna extend',
  });
  if (reply.kind !== 'reply') return { kind: reply.kind };
  if (reply.status < 300) return { kind: 'extended' };
  if (reply.status >= 500) return { kind: 'no-answer' };
  return reply.status === 401 || reply.status === 429
    ? { kind: 'not-sent' }
    : { kind: 'declined', reason: 'card-declined' };
}
