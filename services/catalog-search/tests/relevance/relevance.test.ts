import { beforeAll } from '@jest/globals';
import { embeddedSearch } from '../../src/adapters/search/embedded-search.ts';
import { SiteIndex } from '../../src/adapters/search/site-index.ts';
import { indexEntryOf } from '../../src/domain/search/index-entry.ts';
import { judgedRange } from './judged-range.ts';
import { itFindsWhatIsMeant } from './scores.ts';

const index = new SiteIndex();
const search = embeddedSearch(() => index);
let products: ReturnType<typeof judgedRange>;

beforeAll(() => {
  products = judgedRange();
  for (const { document } of products.values()) index.put(indexEntryOf(document, 'beaverbrooks'));
});

itFindsWhatIsMeant('embedded', () => ({ search, products }));
