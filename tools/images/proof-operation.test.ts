import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { ROOT } from '../stack/services.ts';
import { proofOfOtherClients, proofOperation } from './proof-operation.ts';

/** Of the gateway; named by path, since tools do not depend on it. */
const gateway = (file: string) => import(join(ROOT, 'gateway/src/operations', file));

it.each([
  ['', proofOperation],
  ['[QY-19] and of other clients ', proofOfOtherClients],
])('%sthe proof of the images asks an operation that a production gateway answers', async (_whose, asked) => {
  const { readListedOperations } = await gateway('listed-operations.ts');
  const { findOperationIn } = await gateway('find-operation.ts');
  const find = findOperationIn(readListedOperations(join(ROOT, 'gateway/operations')), 'enforced');
  expect(find(asked())).toMatchObject({
    body: { query: expect.stringContaining('collectionList') },
  });
});
