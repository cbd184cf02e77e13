import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { ROOT } from '../stack/services.ts';
import { proofOperation } from './proof-operation.ts';

/** Of the gateway; named by path, since tools do not depend on it. */
const gateway = (file: string) => import(join(ROOT, 'gateway/src/operations', file));

it('the proof of the images asks an operation that a production gateway answers', async () => {
  const { readListedOperations } = await gateway('listed-operations.ts');
  const { findOperationIn } = await gateway('find-operation.ts');
  const find = findOperationIn(readListedOperations(join(ROOT, 'gateway/operations')), 'enforced');
  expect(find(proofOperation())).toMatchObject({
    body: { query: expect.stringContaining('collectionList') },
  });
});
