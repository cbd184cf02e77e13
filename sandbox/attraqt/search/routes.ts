import { join } from 'node:path';
import express, { Router, type Response } from 'express';
import { z } from 'zod';
import { recommend, recommendRequest, type VisitsOf } from '../recommend/recommend.ts';
import { FilterError } from './filter.ts';
import { openItems, type FeedLine, type Items } from './items.ts';
import { search, searchRequest } from './search.ts';
import { suggest, suggestRequest } from './suggest.ts';
import { indexOf, type Index } from './words.ts';

const feedLine = z.union([
  z.object({ id: z.string(), deleted: z.literal(true) }),
  z.object({
    id: z.string(),
    product: z.record(
      z.string(),
      z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())]),
    ),
  }),
]);
const trigger = z.object({ id: z.string(), kind: z.enum(['full', 'incremental']) });

export interface SearchRoutesOptions {
  /** Where loaded catalogues are kept. */
  readonly folder: string;
  /** One for each shop. */
  readonly tokens: readonly string[];
  /** `user:password` of those who may load. */
  readonly feedCredentials: string;
  readonly visitsOf: VisitsOf;
}

/**
 * Search, suggestions and recommendations of the vendor, from what the shop has loaded and its tracker has collected: lines are put under the
 * id of a load, which takes effect when it is triggered.
 */
export function searchRoutes({ folder, tokens, feedCredentials, visitsOf }: SearchRoutesOptions): Router {
  const shops = new Map(tokens.map((token) => [token, openShop(join(folder, `items-${token}.json`))]));
  const routes = Router();
  const json = express.json({ limit: '1mb' });

  const expected = `Basic ${Buffer.from(feedCredentials).toString('base64')}`;
  routes.use('/feed', (request, response, next) => {
    if (request.headers.authorization === expected) next();
    else response.status(401).json({ error: 'Unauthorized', message: 'Unknown user or password' });
  });
  routes.put(
    '/feed/:token/data/input/:load',
    express.text({ type: '*/*', limit: '64mb' }),
    (request, response) => {
      const shop = shops.get(String(request.params['token']));
      if (shop === undefined) return void unauthorized(response);
      const lines = readLines(String(request.body));
      if (lines === null) return void invalid(response, 'Not a feed.');
      shop.items.collect(String(request.params['load']), lines);
      response.status(201).json({ lines: lines.length });
    },
  );
  routes.put('/feed/:token/trigger/load-data', json, (request, response) => {
    const shop = shops.get(String(request.params['token']));
    const { success, data } = trigger.safeParse(request.body);
    if (shop === undefined) return void unauthorized(response);
    if (!success || !shop.items.trigger(data.id, data.kind === 'full'))
      return void invalid(response, 'Unknown load.');
    shop.changed();
    response.json({ status: 'SUCCESS', items: shop.items.list().length });
  });

  routes.post('/search', json, (request, response) => {
    const { success, data } = searchRequest.safeParse(request.body);
    if (!success) return void invalid(response, 'Not a search.');
    const shop = shops.get(data.token);
    if (shop === undefined) return void unauthorized(response);
    const { offset, limit } = data.options;
    if (offset % limit !== 0) return void invalid(response, 'offset must be a multiple of limit.');
    try {
      const { items, count, facets, corrected } = search(shop.state(), data);
      response.json({
        items,
        metadata: { count, time: 0, token: data.token, offset, limit, facets, corrected },
      });
    } catch (error) {
      if (!(error instanceof FilterError)) throw error;
      invalid(response, error.message);
    }
  });
  routes.post('/search/suggest', json, (request, response) => {
    const { success, data } = suggestRequest.safeParse(request.body);
    if (!success) return void invalid(response, 'Not a search.');
    const shop = shops.get(data.token);
    if (shop === undefined) return void unauthorized(response);
    const { groups, corrected } = suggest(shop.state(), data);
    response.json({
      groups: groups.map(({ value, items }) => ({ value, count: items.length, items })),
      metadata: { token: data.token, corrected },
    });
  });
  routes.post('/recommendations', json, (request, response) => {
    const { success, data } = recommendRequest.safeParse(request.body);
    if (!success) return void invalid(response, 'Not a request for recommendations.');
    const shop = shops.get(data.token);
    if (shop === undefined) return void unauthorized(response);
    const state = { items: shop.items.list(), visitsOf };
    response.json({
      recommendations: data.strategies.map((strategy) => ({
        id: `${data.token}.${strategy}`,
        strategy,
        items: recommend(state, data, strategy).map((id) => ({ id })),
      })),
    });
  });
  return routes;
}

/** Null when a line is not of a feed. */
function readLines(text: string): FeedLine[] | null {
  try {
    const lines = text.split('\n').filter(Boolean);
    return z.array(feedLine).parse(lines.map((line) => JSON.parse(line) as unknown));
  } catch {
    return null;
  }
}

function openShop(file: string) {
  const items: Items = openItems(file);
  let index: Index = indexOf(items.list());
  return {
    items,
    state: () => ({ items: items.list(), index }),
    changed: () => void (index = indexOf(items.list())),
  };
}

const invalid = (response: Response, message: string) =>
  response.status(422).json({ error: 'Unprocessable Entity', message });
const unauthorized = (response: Response) =>
  response.status(401).json({ error: 'Unauthorized', message: 'Unknown token' });
