import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { possibleTypes } from '#gql/possible-types.ts';
import { graphFetch } from '../graph-fetch.ts';
import { onShopperChange } from '../shopper-change.ts';
import { errorLink } from './error-link.ts';
import { graphLink } from './graph-link.ts';

let client: ApolloClient | undefined;

/**
 * The browser's graph client, one per page. Import it with `await import('#lib/apollo/client.ts')` or from a component
 * that is itself loaded lazily: it weighs more than the rest of a page together.
 */
export function browserClient(): ApolloClient {
  if (client !== undefined) return client;
  const made = new ApolloClient({
    link: ApolloLink.from([errorLink, graphLink(graphFetch)]),
    cache: new InMemoryCache({
      // Prices and addresses have no identity of their own; they belong to what carries them.
      typePolicies: {
        Price: { keyFields: false },
        Money: { keyFields: false },
        Address: { keyFields: false },
        // Each answer brings the whole lists, shorter or longer than before.
        Cart: {
          fields: {
            lineItems: { merge: false },
            problems: { merge: false },
            discountCodes: { merge: false },
          },
        },
      },
      possibleTypes,
    }),
    assumeImmutableResults: true,
  });
  // What one shopper saw is not the next one's; queries on the page ask again.
  onShopperChange(() => void made.resetStore().catch(() => undefined));
  client = made;
  return made;
}
