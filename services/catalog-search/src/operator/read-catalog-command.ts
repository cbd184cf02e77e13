import { parseArgs } from 'node:util';
import { CommandNotUnderstoodError } from '@loupe/subgraph-server/operator-command';
import { readMoment } from '@loupe/calendar/moment';
import { isUuid } from '@loupe/database/uuid';
import { type Site, SITES } from '@loupe/contracts/sites';
import { PRODUCT_APPROVALS } from '../domain/product/approval.ts';
import { BUYING_STATUSES, COPY_STATUSES } from '../domain/product/buying-status.ts';
import type { PriceDraft, ProductDraft } from '../domain/product/product-draft.ts';
import { WEB_PRODUCT_STATUSES } from '../domain/product/web-product-status.ts';
import type { WebProductStatus } from '../domain/product/web-product-status.ts';
import { queryKey } from '../domain/search/curation.ts';
import type { PlacedProduct } from '../domain/search/curation.ts';
import { termOf } from '../domain/search/synonyms.ts';
import { queryWords } from '../domain/search/words.ts';

export interface PlaceName {
  readonly site: Site;
  readonly placeType: 'category' | 'query';
  readonly place: string;
}

export type CatalogCommand =
  | { readonly kind: 'price'; readonly code: string; readonly sku: string | null; readonly price: PriceDraft }
  | {
      readonly kind: 'status';
      readonly code: string;
      readonly sku: string | null;
      readonly status: WebProductStatus;
    }
  | {
      readonly kind: 'rank';
      readonly code: string;
      readonly site: Site;
      readonly key: string;
      readonly rank: number;
    }
  | {
      readonly kind: 'place';
      readonly code: string;
      readonly at: PlaceName;
      readonly given: Omit<PlacedProduct, 'productId'>;
    }
  | { readonly kind: 'unplace'; readonly code: string; readonly at: PlaceName }
  | {
      readonly kind: 'synonym';
      readonly site: Site;
      readonly word: string;
      readonly means: string;
      readonly remove: boolean;
    }
  | {
      readonly kind: 'redirect';
      readonly site: Site;
      readonly words: string;
      readonly url: string | null;
    }
  | {
      readonly kind: 'brand';
      readonly site: Site;
      readonly name: string;
      /** Null takes it off the list. */
      readonly given: {
        readonly makesWatches: boolean;
        readonly makesJewellery: boolean;
        readonly introduction: string;
      } | null;
    }
  | { readonly kind: 'review'; readonly id: string; readonly state: 'approved' | 'rejected' }
  | {
      readonly kind: 'readiness';
      readonly code: string;
      readonly change: Partial<Pick<ProductDraft, 'approval' | 'copyStatus' | 'buyingStatus'>>;
    };

/** @throws CommandNotUnderstoodError */
export function readCatalogCommand(args: readonly string[]): CatalogCommand {
  const { values, positionals } = parse(args);
  const [kind = '', first = '', second = '', third = ''] = positionals;
  const site = oneOf(SITES, values.site, '--site');
  const window = windowOf(values);
  const sku = values.sku ?? null;
  const placeAt = (): PlaceName =>
    values.query
      ? { site, placeType: 'query', place: given(queryKey(first), 'words') }
      : { site, placeType: 'category', place: given(first, 'a category') };
  switch (kind) {
    case 'price':
      return {
        kind,
        code: given(first, 'a product code'),
        sku,
        price: priceOf(second, values, site, window),
      };
    case 'status':
      return {
        kind,
        code: given(first, 'a product code'),
        sku,
        status: oneOf(WEB_PRODUCT_STATUSES, second, 'the status'),
      };
    case 'rank':
      return {
        kind,
        site,
        key: given(first, 'a category'),
        code: given(second, 'a product code'),
        rank: whole(third, 'the rank', 0),
      };
    case 'pin':
    case 'boost':
    case 'bury': {
      const position = kind === 'pin' ? whole(third, 'the position', 1) : null;
      return {
        kind: 'place',
        at: placeAt(),
        code: given(second, 'a product code'),
        given: { rule: kind, position, ...window },
      };
    }
    case 'unpin':
      return { kind: 'unplace', at: placeAt(), code: given(second, 'a product code') };
    case 'synonym':
      return { kind, site, word: oneWord(first), means: oneWord(second), remove: values.remove };
    case 'redirect': {
      const url = values.remove ? null : path(second);
      return { kind, site, words: given(queryKey(first), 'words'), url };
    }
    case 'brand':
      return readBrand(first, site, values);
    case 'review':
      return { kind, id: reviewId(first), state: REVIEW_STATES[oneOf(DECISIONS, second, 'the decision')] };
    default:
      return readReadiness(kind, first, second);
  }
}

const REVIEW_STATES = { approve: 'approved', reject: 'rejected' } as const;
const DECISIONS = ['approve', 'reject'] as const;

function reviewId(text: string): string {
  if (!isUuid(text))
    throw new CommandNotUnderstoodError('Name a review by its id: see npm run catalog -- reviews.');
  return text;
}

/** Of `reindex`: as many as before unless given. @throws CommandNotUnderstoodError */
export function readShards(args: readonly string[]): number | undefined {
  const { shards } = parse(args).values;
  return shards === undefined ? undefined : whole(shards, '--shards', 1);
}

function windowOf({ from, until }: Values) {
  const window = { validFrom: moment(from, '--from'), validUntil: moment(until, '--until') };
  if (window.validFrom && window.validUntil && window.validUntil <= window.validFrom) {
    throw new CommandNotUnderstoodError('--until must be after --from.');
  }
  return window;
}

function readBrand(name: string, site: Site, values: Values): CatalogCommand {
  return { kind: 'brand', site, name: given(name, 'a brand'), given: values.remove ? null : brandOf(values) };
}

function readReadiness(kind: string, first: string, value: string): CatalogCommand {
  const code = () => given(first, 'a product code');
  switch (kind) {
    case 'approval':
      return {
        kind: 'readiness',
        code: code(),
        change: { approval: oneOf(PRODUCT_APPROVALS, value, 'the approval') },
      };
    case 'copy':
      return {
        kind: 'readiness',
        code: code(),
        change: { copyStatus: oneOf(COPY_STATUSES, value, 'the copy status') },
      };
    case 'buying':
      return {
        kind: 'readiness',
        code: code(),
        change: { buyingStatus: oneOf(BUYING_STATUSES, value, 'the buying status') },
      };
    default:
      throw new CommandNotUnderstoodError(`There is no command "${kind}": see --help.`);
  }
}

const OPTIONS = {
  site: { type: 'string', default: 'beaverbrooks' },
  sku: { type: 'string' },
  was: { type: 'string' },
  'was-was': { type: 'string' },
  from: { type: 'string' },
  until: { type: 'string' },
  query: { type: 'boolean', default: false },
  remove: { type: 'boolean', default: false },
  watches: { type: 'boolean', default: false },
  jewellery: { type: 'boolean', default: false },
  about: { type: 'string' },
  shards: { type: 'string' },
} as const;

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new CommandNotUnderstoodError((error as Error).message);
  }
}

type Values = ReturnType<typeof parse>['values'];

function priceOf(
  amount: string,
  values: Values,
  site: Site,
  window: Pick<PriceDraft, 'validFrom' | 'validUntil'>,
): PriceDraft {
  const price = {
    site,
    ...window,
    minorUnits: pence(amount, 'the price'),
    wasMinorUnits: values.was === undefined ? null : pence(values.was, '--was'),
    wasWasMinorUnits: values['was-was'] === undefined ? null : pence(values['was-was'], '--was-was'),
  };
  const { minorUnits, wasMinorUnits, wasWasMinorUnits } = price;
  if (wasMinorUnits !== null && wasMinorUnits <= minorUnits) {
    throw new CommandNotUnderstoodError('--was must be higher than the price.');
  }
  if (wasWasMinorUnits !== null && (wasMinorUnits === null || wasWasMinorUnits <= wasMinorUnits)) {
    throw new CommandNotUnderstoodError('--was-was must be higher than --was.');
  }
  return price;
}

function brandOf({ watches, jewellery, about = '' }: Values) {
  if (!watches && !jewellery) {
    throw new CommandNotUnderstoodError('Say what the brand makes: --watches, --jewellery or both.');
  }
  return {
    makesWatches: watches,
    makesJewellery: jewellery,
    introduction: given(about, 'its text by --about'),
  };
}

function given(text: string, what: string): string {
  if (text === '') throw new CommandNotUnderstoodError(`Name ${what}: see --help.`);
  return text;
}

function oneOf<T extends string>(known: readonly T[], text: string, what: string): T {
  const found = known.find((value) => value === text);
  if (found === undefined) throw new CommandNotUnderstoodError(`${what} must be one of ${known.join(', ')}.`);
  return found;
}

function whole(text: string, what: string, least: number): number {
  if (!/^\d{1,9}$/.test(text) || Number(text) < least) {
    throw new CommandNotUnderstoodError(`${what} must be a whole number from ${least}.`);
  }
  return Number(text);
}

function pence(text: string, what: string): number {
  if (!/^\d{1,7}(?:\.\d{2})?$/.test(text)) {
    throw new CommandNotUnderstoodError(`${what} must be pounds, as 1250 or 1250.50.`);
  }
  return Math.round(Number(text) * 100);
}

function moment(text: string | undefined, what: string): Date | null {
  if (text === undefined) return null;
  const date = readMoment(text);
  if (date === null) {
    throw new CommandNotUnderstoodError(`${what} must be a moment with its zone, as 2026-12-26T09:00:00Z.`);
  }
  return date;
}

function oneWord(text: string): string {
  const [word, ...more] = queryWords(text);
  if (word === undefined || more.length > 0) {
    throw new CommandNotUnderstoodError('A synonym is one word that also finds another one.');
  }
  return termOf(word);
}

function path(text: string): string {
  if (!/^\/(?!\/)\S*$/.test(text)) {
    throw new CommandNotUnderstoodError('A redirect leads to a path of the shop, as /brands/lune.');
  }
  return text;
}
