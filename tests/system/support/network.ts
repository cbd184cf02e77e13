import { withDatabase } from './database.ts';

let networks = 0;

/** Headers of a network that nobody else of a test file comes from: the open gateway believes its proxy, which here is the test. */
export const network = () => ({ 'x-forwarded-for': `203.${(networks >> 8) & 255}.${networks++ & 255}.9` });

/** Lets nobody be turned away for what tests have tried: a site in alarm grants strangers little, whoever they are. */
export const forgetAttempts = () =>
  withDatabase(async (client) => {
    for (const table of ['identity.rate_limit', 'cart_checkout.rate_limit'])
      await client.query(`DELETE FROM ${table}`);
  });
