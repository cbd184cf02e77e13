import type { SiteFacts } from '../../lib/site-context.tsx';
import { sentence } from '../../lib/translations/sentence.ts';
import type { Message } from '../messages/messages.ts';

type Failure = { code: string; message: string } | { error: unknown };
type Shop = Pick<SiteFacts, 'sentences' | 'list'>;

/**
 * The message for a failed change of the list. Only a refusal of the error catalogue is quoted: messages of a network
 * or server error are not for shoppers.
 */
export function listFailureMessage(failure: Failure, shop: Shop): Message {
  const refusal = 'error' in failure ? '' : failure.message;
  return { type: 'error', text: refusal || sentence(shop, 'favourites.general.error') };
}
