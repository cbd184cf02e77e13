import { clientNetwork } from '@loupe/subgraph-server/client-network';
import { invalidInput, refusal } from '@loupe/subgraph-server/refusal';
import type { MutationResolvers } from '../../gen/schema-types.ts';

/** MU-12, validate: proves to the browser that the page may ask for this wallet. */
export const applePayValidate: MutationResolvers['applePayValidate'] = async (
  _root,
  { input: { validationUrl } },
  { actor, client, useCases },
) => {
  const asker = { site: actor.site, origin: client.origin, network: clientNetwork(client.ipAddress) };
  const opened = await useCases.openMerchantSession(validationUrl, asker);
  switch (opened.kind) {
    case 'session':
      return { __typename: 'ApplePayMerchantSession', session: opened.session };
    case 'refused':
      return invalidInput({ field: 'input.validationUrl', message: 'Apple Pay cannot be used here.' });
    case 'unavailable':
      return refusal(
        { type: 'PaymentUnavailableError' },
        'Apple Pay is unavailable just now. Nothing has been taken. Choose another way to pay.',
      );
  }
};
