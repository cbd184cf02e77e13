import fc from 'fast-check';
import { MISTAKES, wildQuestion } from '../../services/catalog-search/tests/support/wild-question.ts';
import { percentile } from './percentile.ts';

const SEED = 1;

/** @param codesOf asks the graph. @returns the codes of the errors of its answer */
export async function measureWildQueries(
  queries: number,
  codesOf: (document: string, variables: object) => Promise<readonly string[]>,
) {
  const samples: number[] = [];
  let refused = 0;
  let failed = 0;
  for (const { document, variables } of fc.sample(wildQuestion, { numRuns: queries, seed: SEED })) {
    const began = performance.now();
    const codes = await codesOf(document, variables);
    samples.push(performance.now() - began);
    if (codes.some((code) => !MISTAKES.has(code))) failed++;
    else if (codes.length > 0) refused++;
  }
  return { queries, refused, failed, p99Ms: Number(percentile(samples, 99).toFixed(1)) };
}
