import { readFileSync } from 'node:fs';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { ANSWERED_BY_WEB } from '../../src/rest/answered-by-web.ts';
import type { GraphPorts } from '../../src/rest/ask-graph.ts';
import { commerceRoutes, routeOf } from '../../src/rest/commerce-routes.ts';
import { openApiDocument } from '../../src/rest/openapi/document.ts';
import { OPENAPI_PATH } from '../../src/rest/openapi/serve-document.ts';

const FILE = new URL('../../openapi.json', import.meta.url);
const text = readFileSync(FILE, 'utf8');
const document = JSON.parse(text) as {
  paths: Record<string, Record<string, { operationId: string; responses: object }>>;
};

/** Addresses are the specification's, so their case is given; what is beyond the recommended rules is switched on. */
const RULES = {
  'paths-kebab-case': 'off',
  // A preview's calls lead on: 307.
  'operation-2xx-response': 'off',
  'operation-4xx-problem-details-rfc7807': 'error',
  'operation-operationId-unique': 'error',
  'operation-tag-defined': 'error',
  'no-unused-components': 'error',
  'no-identical-paths': 'error',
  'no-http-verbs-in-paths': 'off',
  'spec-strict-refs': 'error',
} as const;

const lint = async (source: string) =>
  (
    await lintFromString({
      source,
      absoluteRef: FILE.pathname,
      config: await createConfig({ extends: ['recommended-strict'], rules: RULES }),
    })
  ).map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer ?? ''}`);

interface Layer {
  readonly route?: {
    readonly path: string;
    readonly methods?: Readonly<Record<string, boolean>>;
    readonly stack: readonly { readonly method?: string }[];
  };
}

/** `get /api/v1/config`, as express has them. */
function routes(): string[] {
  const ports = { origins: { siteHosts: [] } } as unknown as GraphPorts;
  const { stack } = commerceRoutes(ports) as unknown as { stack: readonly Layer[] };
  return stack.flatMap(({ route }) =>
    route === undefined
      ? []
      : [...new Set(route.stack.flatMap(({ method }) => method ?? []))].map(
          (each) => `${each} ${route.path}`,
        ),
  );
}

const described = () =>
  Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method} ${routeOf(path)}`),
  );

describe('the OpenAPI document of the commerce host', () => {
  it('[RE-12] is what the calls declare', () => {
    expect(JSON.stringify(openApiDocument(), null, 2)).toBe(text.trimEnd());
  });

  it('[RE-12] has every route, and no other', () => {
    const ofWeb = ANSWERED_BY_WEB.map(({ method, path }) => `${method} ${path}`);
    expect([...routes(), ...ofWeb].sort()).toEqual([...described(), `get ${OPENAPI_PATH}`].sort());
  });

  it('[RE-12] every call succeeds or leads on, and may be refused', () => {
    for (const [path, operations] of Object.entries(document.paths))
      for (const { responses } of Object.values(operations)) {
        const statuses = Object.keys(responses);
        expect([path, statuses.some((status) => /^[23]/.test(status))]).toEqual([path, true]);
        expect([path, statuses.some((status) => status.startsWith('4'))]).toEqual([path, true]);
      }
  });

  it.each([
    ...['/api/v1/abgroups', '/api/v1/config', '/api/v2/nav/layout', '/api/v1/shopping/attraqt/category'],
    ...['/api/v1/shopping/attraqt/product/tiles', '/api/v2/category/{key}', '/api/v2/category'],
    ...['/api/v1/product/{productCode}/quickViewImageSet', '/api/v2/product', '/api/v1/stores'],
    ...['/api/v1/shopping/search/suggestions', '/api/v1/dynamic/data', '/favourites/rollover'],
    ...['/favourites/add', '/favourites/remove', '/wishlist/rollover', '/wishlist/add', '/wishlist/remove'],
    ...[
      '/bag/rollover',
      '/writeReview',
      '/reservation/details/page',
      '/api/v1/shopping/pricepromise/create',
      '/api/v2/fb',
      '/api/amplience/log',
      '/api/amplience/enablePreview',
    ],
    ...['/api/amplience/disablePreview', '/api/amplience/recommendations', '/api/amplience/verifyRecaptcha'],
  ])('[RE-12] describes %s of the specification', (path) => {
    expect(Object.keys(document.paths)).toContain(path);
  });

  describe('linted', () => {
    let problems: string[];
    beforeAll(async () => {
      problems = await lint(text);
    });

    it('[RE-12] has no errors and no warnings', () => {
      expect(problems).toEqual([]);
    });

    it('a planted word of OpenAPI 3.0, a missing operationId and an answer without 4xx are found', async () => {
      const planted = JSON.parse(text) as {
        paths: { '/api/v1/config': { get: Record<string, unknown> } };
        components: { schemas: Record<string, Record<string, unknown>> };
      };
      const { get } = planted.paths['/api/v1/config'];
      delete get['operationId'];
      get['responses'] = { 200: { description: 'All.' } };
      planted.components.schemas['Tile']!['nullable'] = true;
      expect((await lint(JSON.stringify(planted))).map((each) => each.split(':')[0])).toEqual(
        expect.arrayContaining(['operation-operationId', 'operation-4xx-response', 'struct']),
      );
    });
  });
});
