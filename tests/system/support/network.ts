import { withDatabase } from '@loupe/scripted-shopper/database';

let networks = 0;

/** Headers of a network that no other request of a test file uses. The open gateway trusts them, since the test acts as its proxy. */
export const network = () => ({ 'x-forwarded-for': `203.${(networks >> 8) & 255}.${networks++ & 255}.9` });

/** Deletes the counters of attempts, so that earlier tests do not limit later ones. */
export const forgetAttempts = () =>
  withDatabase(async (client) => {
    for (const table of ['identity.rate_limit', 'cart_checkout.rate_limit'])
      await client.query(`DELETE FROM ${table}`);
  });
