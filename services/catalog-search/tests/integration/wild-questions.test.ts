import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { MISTAKES, wildQuestion } from '../support/wild-question.ts';
import { startCatalogue } from './support/catalogue.ts';
import type { Catalogue } from './support/catalogue.ts';

/** The nightly run asks 5,000. */
const QUESTIONS = Number(process.env['WILD_QUESTIONS'] ?? 500);

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await startCatalogue();
});
afterAll(() => catalogue.stop());

describe('questions that no page asks', () => {
  it('[QY-11] are answered, or refused as the mistake that they are', async () => {
    await fc.assert(
      fc.asyncProperty(wildQuestion, async ({ document, variables }) => {
        const { errors = [] } = await catalogue.ask(document, variables);
        expect(errors.filter(({ extensions }) => !MISTAKES.has(extensions.code))).toEqual([]);
      }),
      { numRuns: QUESTIONS },
    );
  }, 900_000);

  it('[QY-11] a word of a megabyte is refused before it is read', async () => {
    const { errors } = await catalogue.ask(
      'query F($query: String!) { facetedProductList(query: $query) { products { key } } }',
      { query: 'x'.repeat(1_000_000) },
    );
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['BAD_REQUEST']);
  });
});
