import { TIME_OUTS } from '@loupe/outgoing/time-outs';
import type { CancelAnswer, UndoneAnswer } from '../../domain/gift-card/issue.ts';
import type { GiftCardIssuer, IssueAnswer } from '../../use-cases/ports/gift-card-issuer.ts';
import type { IssuerCall, Refusals } from '../refusal-counter.ts';
import { balanceOf } from './balance.ts';
import type { GivexContext } from './context.ts';
import type { GivexReply } from './host.ts';
import { sendOnce } from './hosts.ts';
import { cancelParameters, issueParameters } from './parameters.ts';
import { CODES } from './result-codes.ts';

const { timeoutMs: TIMEOUT_MS } = TIME_OUTS.giftCardsAfterwards;

/** Issues cards by dc_904, which makes a new active card. */
export function giftCardIssuer(
  context: GivexContext,
  newId: () => string,
  refusals: Refusals | undefined,
): GiftCardIssuer {
  const { hosts, login, vault } = context;
  const counted = (call: IssuerCall, reply: GivexReply): GivexReply => {
    if (reply.kind === 'result' && reply.code !== CODES.ok) refusals?.count(call, reply.code);
    return reply;
  };
  return {
    room: () => Math.max(hosts.primary.room(), hosts.secondary.room()),
    async issue({ amount, transactionId: code }, timeoutMs) {
      const params = issueParameters(login(), { code, amount });
      return answerOf(counted('issue', await sendOnce(hosts, { method: 'dc_904', params }, timeoutMs)));
    },
    async undo({ amount, transactionId: code }) {
      // The reversal has the parameters of the original: the number of the new card is not known.
      const params = issueParameters(login(), { code, amount });
      return undoneOf(counted('undo', await sendOnce(hosts, { method: 'dc_918', params }, TIMEOUT_MS)));
    },
    async cancel({ amount, transactionId, providerId: issueId, giftCardId }) {
      const card = await vault.reveal(giftCardId);
      if (card === undefined) return 'kept';
      const params = cancelParameters(login(), { code: `${transactionId}-cancel`, card, amount, issueId });
      const reply = counted('cancel', await sendOnce(hosts, { method: 'dc_907', params }, TIMEOUT_MS));
      if (reply.kind !== 'result') return reply.kind;
      if (reply.code !== CODES.noTransaction) return CANCELLED[reply.code] ?? 'kept';
      // An earlier cancellation whose answer was lost has emptied the card; if it is not empty, its issue was not found.
      const answer = await balanceOf(context, newId)(card, TIMEOUT_MS);
      if (answer.kind === 'unavailable') return 'no-answer';
      return answer.kind === 'valid' && answer.balance.minorUnits === 0 ? 'cancelled' : 'kept';
    },
  };
}

const CANCELLED: Readonly<Record<string, CancelAnswer>> = {
  [CODES.ok]: 'cancelled',
  [CODES.insufficientFunds]: 'kept',
  [CODES.credentials]: 'not-sent',
};

/** An answer without a card cannot be used: the card is reversed and another one requested. */
function answerOf(reply: GivexReply): IssueAnswer {
  if (reply.kind !== 'result') return { kind: reply.kind };
  if (reply.code !== CODES.ok) return { kind: 'refused', code: reply.code };
  const [providerId = '', number = ''] = reply.values;
  const pin = reply.values.at(-1) ?? '';
  const isCard = providerId !== '' && /^\d{12,21}$/.test(number) && /^\d{4,8}$/.test(pin);
  return isCard ? { kind: 'issued', card: { number, pin }, providerId } : { kind: 'no-answer' };
}

const UNDONE: Readonly<Record<string, UndoneAnswer>> = {
  [CODES.ok]: 'undone',
  [CODES.noTransaction]: 'nothing-found',
  [CODES.unknownCard]: 'nothing-found',
  [CODES.credentials]: 'not-sent',
};

const undoneOf = (reply: GivexReply): UndoneAnswer =>
  reply.kind === 'result' ? (UNDONE[reply.code] ?? 'refused') : reply.kind;
