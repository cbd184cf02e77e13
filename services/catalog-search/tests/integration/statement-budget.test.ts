import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestPostgres } from '@loupe/test-harness/postgres';
import { logMark, statementsBetween } from '@loupe/test-harness/statement-log';
import { startCatalogue } from './support/catalogue.ts';
import type { Catalogue } from './support/catalogue.ts';

/** Everything a card shows, with the head of the page. */
const LISTING = `{ collectionList(query: "engagement-rings", pageSize: 24) {
  category { name description image quickLinks { name url } subCategories { name landingUrl } }
  products {
    key name brand url badge webProductStatus { key } purchaseable priceUponEnquiry retailOnly caseSize modelCase
    media { name alt } prices { price { value formattedValue priceType } wasPrice { value } } availableColorSwatches
  }
  pagination { currentPage numberOfPages totalNumberOfResults } sorts { key name selected } breadcrumbs { name url }
} categories { name subCategories { name } } }`;

const PRODUCT_PAGE = `{ product(productKey: "0100001") {
  id code name brand description productUrl badge webProductStatus { key } purchaseable
  media { name alt } price { value wasValue } variants { id sku ringSizeLetter stockLevel price { value } }
  specifications { group name value } categories { key } breadcrumbs { name url } nddCountdown { countdownSeconds }
  productRelations { type name label product { key url media { name } } } reviews { count average newest { title } }
} variantsData(productKey: "0100001") { sku } }`;

const SEARCH = `{ facetedProductList(query: "gold earrings", filters: [{ facet: "metal", values: ["silver"] }]) {
  products { key name prices { price { value } } } facets { key values { code count } } pagination { totalNumberOfResults } } }`;
const SUGGEST = `{ suggest(input: { text: "gold" }) { terms categories { name } brands { name } products { key name } } }`;

const RECOMMENDED = `{ recommendation(input: { productKeys: ["0100001"], limit: 4 }) { strategy products { key name } } }`;

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await startCatalogue();
});
afterAll(() => catalogue.stop());

async function statementsOf(document: string): Promise<string[]> {
  const { logFile } = await startTestPostgres();
  await catalogue.ask(document); // prepares what runs once per connection
  const mark = await logMark(logFile);
  const { errors } = await catalogue.ask(document);
  expect(errors).toBeUndefined();
  const statements = await statementsBetween(logFile, mark, undefined, catalogue.database.name);
  return statements.get('catalog-search') ?? [];
}

describe('SQL statements of a page, counted from Postgres’s log', () => {
  it('[EN-15] a product list takes at most four; it takes one', async () => {
    expect((await statementsOf(LISTING)).length).toBe(1);
  });

  it('[QY-11] a search with its facets takes one, and so do suggestions', async () => {
    expect((await statementsOf(SEARCH)).length).toBe(1);
    expect((await statementsOf(SUGGEST)).length).toBe(1);
  });

  it('[EN-15] a product page takes three: for the piece, for what sits beside it, and for its reviews', async () => {
    expect((await statementsOf(PRODUCT_PAGE)).length).toBe(3);
  });

  it('[QY-09] all recommendations of a product page take four', async () => {
    expect((await statementsOf(RECOMMENDED)).length).toBe(4);
  });
});
