import { describe, expect, it } from '@jest/globals';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const WEB = join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(WEB, file), 'utf8');

const document = JSON.parse(read('../gateway/openapi.json')) as {
  paths: Record<string, Record<string, object>>;
};
const calls = Object.entries(document.paths).flatMap(([path, operations]) =>
  Object.keys(operations).map((method) => [method.toUpperCase(), path] as const),
);

/** The route files of the app by their address, as Next resolves it: groups have no segment, `[call]` is one, `[...call]` any number. */
const ROUTES = globSync('app/**/route.ts', { cwd: WEB })
  .map((file) => file.replaceAll('\\', '/'))
  .map((file) => {
    const segments = file.split('/').slice(1, -1);
    const address = segments.filter((segment) => !segment.startsWith('(')).join('/');
    const pattern = address.replaceAll(/\[\.\.\.\w+\]/g, '.+').replaceAll(/\[\w+\]/g, '[^/]+');
    return { file, address, pattern: new RegExp(`^/${pattern}$`) };
  });

/** The most particular one. */
const routeFor = (path: string) =>
  ROUTES.filter(({ pattern }) => pattern.test(path)).sort(
    (one, other) => other.address.length - one.address.length,
  )[0];

/** What the proxy takes for a page. */
const matcher = /matcher: \[\s*'([^']+)'/.exec(read('proxy.ts'))?.[1]?.replaceAll('\\\\', '\\');
const isPage = (path: string): boolean => new RegExp(`^${matcher}$`).test(path);

describe('the calls of the commerce host, on the shop’s own host', () => {
  it.each(calls)('[RE-12] %s %s has a route that answers it', (method, path) => {
    const route = routeFor(path);
    expect(route).toBeDefined();
    expect(read(route!.file)).toMatch(new RegExp(`\\b${method}\\b`));
    expect([path, isPage(path)]).toEqual([path, false]);
  });

  it('[RE-12] every route that is passed on leads to a described call, or to the graph', () => {
    const passed = ROUTES.filter(({ file }) => read(file).includes('pass-to-gateway'));
    const described = [...calls.map(([, path]) => path), '/api/graphql', '/api/openapi.json'];
    const idle = passed.filter(({ pattern }) => !described.some((path) => pattern.test(path)));
    expect(idle.map(({ file }) => file)).toEqual([]);
    expect(passed.length).toBeGreaterThan(8);
  });

  it('a page is none of them', () => {
    expect(isPage('/checkout/cart')).toBe(true);
    expect(routeFor('/checkout/cart')).toBeUndefined();
  });

  it('of what is well known only Apple’s file is none, as only it has a route', () => {
    const apples = '/.well-known/apple-developer-merchantid-domain-association';
    expect([apples, '/.well-known/security.txt', `${apples}/x`].map(isPage)).toEqual([false, true, true]);
  });
});

describe('the same on a cluster', () => {
  const paths = read('../charts/platform/templates/_paths.tpl');
  const exact = [...paths.matchAll(/path: (\/[^,]+), type: Exact, to: gateway/g)].map(([, path]) => path!);
  const listed = [...(/range list (.+) }}/.exec(paths)?.[1] ?? '').matchAll(/"([^"]+)"/g)].map(
    ([, path]) => path!,
  );
  const prefixes = [...paths.matchAll(/path: (\/[^,]+), type: Prefix, to: gateway/g)].map(
    ([, path]) => path!,
  );
  const isGateways = (path: string) =>
    [...exact, ...listed].includes(path) || prefixes.some((prefix) => path.startsWith(`${prefix}/`));

  it.each(calls)('[RE-12] the ingress sends %s %s to who answers it', (_method, path) => {
    const isPassed = read(routeFor(path)!.file).includes('pass-to-gateway');
    expect([path, isGateways(path)]).toEqual([path, isPassed]);
  });

  it('[RE-12] and nothing of the gateway that is not described, but the graph, the description and webhooks', () => {
    const described = new Set([...calls.map(([, path]) => path), '/api/graphql', '/api/openapi.json']);
    expect([...exact, ...listed].filter((path) => path !== '{{ . }}' && !described.has(path))).toEqual([]);
    expect(prefixes.sort()).toEqual(['/api/v1', '/api/v2', '/webhooks']);
    expect(existsSync(join(WEB, 'app/api/v1'))).toBe(true);
  });
});
