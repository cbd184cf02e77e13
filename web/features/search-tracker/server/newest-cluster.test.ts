import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { newestCluster } from './newest-cluster.ts';

/** What the sandbox of the collector answers, as the vendor documents it. */
const DOCUMENTED: unknown = JSON.parse(
  readFileSync(new URL('../../../../sandbox/attraqt/tests/clustered.json', import.meta.url), 'utf8'),
);
const answered = (clusters: unknown) => ({ profiles: { 'shop#s1': { clusters } } });

it('[IN-04] a visitor’s cluster is the one that was made last, in the answer that the vendor documents', () => {
  expect(newestCluster(DOCUMENTED)).toBe(1);
});

it('[IN-04] of clusters that were made at one time it is the highest, as numbers', () => {
  const clusters = { one: { '1795305600000': 9, '999': 30 }, other: { '1795305600000': 10 } };
  expect(newestCluster(answered(clusters))).toBe(10);
});

it.each([null, {}, { profiles: {} }, { clusters: ['cluster-1'] }, answered({}), answered({ one: {} })])(
  '[IN-04] there is no cluster in %j',
  (body) => {
    expect(newestCluster(body)).toBeNull();
  },
);
