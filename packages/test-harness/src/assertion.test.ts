import { describe, expect, it } from '@jest/globals';
import { createAssertionVerifier } from '@loupe/subgraph-server/assertion';
import { assertionFor } from './assertion.ts';
import { fixedClock } from './clock.ts';
import { testPublicKeys } from './keys.ts';

describe('assertionFor', () => {
  it('is accepted by a subgraph with the test keys', async () => {
    const clock = fixedClock();
    const verify = createAssertionVerifier({ publicKeys: testPublicKeys, now: clock });
    const actor = await verify(await assertionFor({ site: 'loupe', customerId: 'c-1' }, clock));
    expect(actor).toMatchObject({ site: 'loupe', customerId: 'c-1', sessionId: null });
  });
});
