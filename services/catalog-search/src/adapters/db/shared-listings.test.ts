import { describe, expect, it } from '@jest/globals';
import { sharedListings } from './shared-listings.ts';

/** Answers a statement when told to. */
function slowTables() {
  const statements: { page: number; answer: () => void; fail: () => void }[] = [];
  const listed = sharedListings({
    byRank: (_site, categoryIds, { pageIndex }) =>
      new Promise((resolve, reject) => {
        statements.push({
          page: pageIndex,
          answer: () => resolve({ ids: [`${categoryIds[0]} ${pageIndex}`], total: 1 }),
          fail: () => reject(new Error('timeout exceeded when trying to connect')),
        });
      }),
    idsOfCodes: async () => [],
  });
  const page = (pageIndex: number) => listed.byRank('loupe', ['rings'], { pageIndex, pageSize: 24 });
  return { statements, page };
}

const turn = () => new Promise(setImmediate);
const nameOf = async (answer: Promise<unknown>) => answer.catch(({ name }: Error) => name);

describe('listings of the tables while an engine is away', () => {
  it('a page that many ask for at once is read by one statement', async () => {
    const { statements, page } = slowTables();
    const asked = Array.from({ length: 64 }, () => page(3));
    await turn();
    expect(statements).toHaveLength(1);
    statements[0]!.answer();
    expect(new Set((await Promise.all(asked)).flatMap(({ ids }) => ids))).toEqual(new Set(['rings 3']));
    expect((await page(3)).ids).toEqual(['rings 3']);
    expect(statements).toHaveLength(1);
  });

  it('two pages are read at once; what waits for too many others is refused by type', async () => {
    const { statements, page } = slowTables();
    const asked = Array.from({ length: 30 }, (_, at) => nameOf(page(at)));
    await turn();
    for (let at = 0; at < statements.length; at++) {
      expect(statements.length - at).toBeLessThanOrEqual(2);
      statements[at]!.answer();
      await turn();
    }
    const answers = await Promise.all(asked);
    expect(statements).toHaveLength(16);
    expect(answers.filter((answer) => answer === 'SearchUnavailableError')).toHaveLength(14);
  });

  it('tables that do not answer are told by type, and the next request tries again', async () => {
    const { statements, page } = slowTables();
    const failed = nameOf(page(0));
    await turn();
    statements[0]!.fail();
    expect(await failed).toBe('SearchUnavailableError');
    const next = page(0);
    await turn();
    statements[1]!.answer();
    expect((await next).ids).toEqual(['rings 0']);
  });
});
