import express, { Router, type RequestHandler } from 'express';
import type { Site } from '@loupe/contracts/sites';
import { originOf } from '../site.ts';
import { abGroups } from './ab-groups.ts';
import { recommendations, verifyRecaptcha } from './amplience-calls.ts';
import type { GraphPorts } from './ask-graph.ts';
import { attraqtCategory } from './attraqt-category.ts';
import { bagRollover } from './bag-rollover.ts';
import { CallRefused } from './call-refused.ts';
import { categoryByKey } from './category-by-key.ts';
import { dynamicData } from './dynamic-data.ts';
import { listAdd, listRemove } from './list-change.ts';
import { listRollover } from './list-rollover.ts';
import { productByKey } from './product-by-key.ts';
import { productTiles } from './product-tiles.ts';
import { quickViewImageSet } from './quick-view-image-set.ts';
import { requireOwnPage, requireXhr } from './require-own-script.ts';
import { searchSuggestions } from './search-suggestions.ts';
import { navLayout, siteConfiguration } from './site-layout.ts';
import { storeList } from './store-list.ts';
import { writeReview } from './write-review.ts';

/** Each shop's name for its list, in the path (EN-10). */
const LIST_PATHS: Readonly<Record<Site, string>> = { beaverbrooks: 'favourites', loupe: 'wishlist' };

/** Bytes of a form or of JSON. */
const FORM_LIMIT = 10_000;

/** The REST calls of the commerce host, answered from the graph, for pages that are not composable. */
export function commerceRoutes(ports: GraphPorts): Router {
  const ofThisShop: RequestHandler<{ list: string }> = (request, _response, next) => {
    const { site } = originOf(request.headers, ports.origins);
    if (request.params.list !== LIST_PATHS[site])
      throw new CallRefused('NotImplementedError', 'This shop has no such list.');
    next();
  };
  const json = express.json({ limit: FORM_LIMIT });
  const form = express.urlencoded({ extended: false, limit: FORM_LIMIT });
  const only =
    (method: string): RequestHandler =>
    (_request, response) => {
      response.setHeader('allow', method);
      throw new CallRefused('METHOD_NOT_ALLOWED', `Use ${method}.`);
    };

  const routes = Router();
  routes.get('/api/v1/abgroups', requireOwnPage, abGroups(ports));
  routes.get('/api/v1/config', requireOwnPage, siteConfiguration(ports));
  routes.get('/api/v2/nav/layout', requireOwnPage, navLayout(ports));
  routes.get('/api/v1/dynamic/data', requireOwnPage, dynamicData(ports));
  routes.get('/bag/rollover', requireOwnPage, requireXhr, bagRollover(ports));
  routes.all(['/api/v1/abgroups', '/api/v1/config', '/api/v2/nav/layout'], only('GET'));
  routes.all(['/api/v1/dynamic/data', '/bag/rollover'], only('GET'));
  routes.post('/api/amplience/recommendations', requireOwnPage, json, recommendations(ports));
  routes.post('/api/amplience/verifyRecaptcha', requireOwnPage, json, verifyRecaptcha(ports));
  routes.post('/writeReview', requireOwnPage, form, writeReview(ports));
  routes.all(
    ['/api/amplience/recommendations', '/api/amplience/verifyRecaptcha', '/writeReview'],
    only('POST'),
  );
  for (const [path, answer] of [
    ['/api/v1/shopping/attraqt/category', attraqtCategory(ports)],
    ['/api/v1/shopping/attraqt/product/tiles', productTiles(ports)],
    ['/api/v1/shopping/search/suggestions', searchSuggestions(ports)],
    ['/api/v1/stores', storeList(ports)],
    ['/api/v2/product', productByKey(ports)],
  ] as const) {
    routes.get(path, requireOwnPage, answer);
    routes.all(path, only('GET'));
  }
  routes.get('/api/v2/category{/:key}', requireOwnPage, categoryByKey(ports));
  routes.get('/api/v1/product/:productCode/quickViewImageSet', requireOwnPage, quickViewImageSet(ports));
  routes.all(['/api/v2/category{/:key}', '/api/v1/product/:productCode/quickViewImageSet'], only('GET'));
  for (const [path, method, answer] of [
    ['rollover', 'get', listRollover(ports)],
    ['add', 'post', listAdd(ports)],
    ['remove', 'post', listRemove(ports)],
  ] as const) {
    routes[method](`/:list/${path}`, ofThisShop, requireOwnPage, requireXhr, form, answer);
    routes.all(`/:list/${path}`, ofThisShop, only(method.toUpperCase()));
  }
  return routes;
}
