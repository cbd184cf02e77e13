import type { GiftCardBalances } from '../../use-cases/ports/gift-cards.ts';
import type { GivexContext } from './context.ts';
import { readOnEither } from './hosts.ts';
import { balanceParameters } from './parameters.ts';
import { CODES, penceOf } from './result-codes.ts';

const CURRENCY = 'GBP';

/** dc_909. Every refusal is one answer: which it was is not for the person who asks. */
export const balanceOf =
  (
    { hosts, login, logger }: Omit<GivexContext, 'vault'>,
    newId: () => string,
  ): GiftCardBalances['balanceOf'] =>
  async (card, timeoutMs) => {
    const params = balanceParameters(login(), { code: newId(), card });
    const reply = await readOnEither(hosts, { method: 'dc_909', params }, timeoutMs);
    if (reply.kind !== 'result') return { kind: 'unavailable' };
    if (reply.code === CODES.credentials) {
      logger.error('the gift card provider refuses our user');
      return { kind: 'unavailable' };
    }
    const [text, , expires, currency] = reply.values;
    const minorUnits = penceOf(text);
    if (reply.code !== CODES.ok) return { kind: 'not-valid' };
    if (minorUnits === undefined || currency !== CURRENCY) return { kind: 'unavailable' };
    const expiresOn = expires === undefined || expires === 'None' ? undefined : expires;
    return { kind: 'valid', balance: { minorUnits, currency }, expiresOn };
  };
