import { describe, expect, it } from '@jest/globals';
import { baseStoreOf } from '../../services/content/src/domain/site/base-store.ts';
import { hybrisCustomerId } from '../../services/identity/src/domain/customer/customer.ts';
import { SITES } from '../../web/lib/sites.ts';

describe('[CO-11] the short key of a site', () => {
  it.each(['beaverbrooks', 'loupe'] as const)(
    '[CO-11] of %s is the same in content, in the shop and in the names of customers',
    (site) => {
      const { siteKeyPrefix } = baseStoreOf(site);
      expect(SITES[site].siteKeyPrefix).toBe(siteKeyPrefix);
      expect(hybrisCustomerId(site, '1')).toBe(`${siteKeyPrefix.toLowerCase()}_root1`);
    },
  );
});
