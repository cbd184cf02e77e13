import { globSync, readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';

const BUILD = new URL('../../.next/', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, BUILD), 'utf8');

type ClientModules = Record<string, { id: number; chunks: readonly string[] }>;

const { rootMainFiles, polyfillFiles } = JSON.parse(read('build-manifest.json')) as Record<
  'rootMainFiles' | 'polyfillFiles',
  string[]
>;
/** React and Next, the scripts of every page: their paths below /_next/. */
export const frameworkScripts: readonly string[] = rootMainFiles;
/** With the one for old browsers, which no current one loads. */
const everywhere: ReadonlySet<string> = new Set([...rootMainFiles, ...polyfillFiles]);

/** The modules of Next that our pages use in the browser, such as its links and router. */
const nextModules = ((): ReadonlySet<number> => {
  const manifests = globSync('server/app/**/page_client-reference-manifest.js', { cwd: BUILD });
  const ids = manifests.flatMap((manifest) => {
    const pages = globalsOf(read(manifest)).flatMap((byPage) => Object.values(byPage));
    return pages.flatMap(({ clientModules }) =>
      Object.entries(clientModules).flatMap(([name, { id }]) =>
        name.includes('/node_modules/next/') ? [id] : [],
      ),
    );
  });
  return new Set(ids);
})();

/** What a manifest assigns to the global object. */
function globalsOf(manifest: string): readonly Record<string, { clientModules: ClientModules }>[] {
  const globals: Record<string, Record<string, { clientModules: ClientModules }>> = {};
  runInNewContext(manifest, { globalThis: globals });
  return Object.values(globals);
}

/** The source of each module of a chunk, by id. Turbopack registers them as a list: ids, each run of them before its function. */
function modulesOf(chunk: string): ReadonlyMap<number, string> {
  let list: readonly unknown[] = [];
  const TURBOPACK = { push: (pushed: readonly unknown[]) => void (list = pushed) };
  runInNewContext(chunk, { TURBOPACK, document: { currentScript: {} } });
  const ids = list.map((part, place) => (typeof part === 'function' ? list[place - 1] : undefined));
  return new Map(ids.flatMap((id, place) => (typeof id === 'number' ? [[id, String(list[place])]] : [])));
}

/** What modules of Next import is Next's own, as it imports nothing of ours. */
function frameworkIn(modules: ReadonlyMap<number, string>): ReadonlySet<number> {
  const found = new Set<number>();
  const follow = (id: number): void => {
    const source = modules.get(id);
    if (source === undefined || found.has(id)) return;
    found.add(id);
    for (const [, imported] of source.matchAll(/\b\w\.[ir]\((\d+)\)/g)) follow(Number(imported));
  };
  for (const id of nextModules) follow(id);
  return found;
}

/**
 * Bytes (gzip -9) of scripts, without those of the framework and without its modules in ours.
 * @param addresses of the scripts that a page names
 */
export function ownScriptBytes(addresses: readonly string[]): number {
  const named = addresses.flatMap((address) => address.split('?')[0]!.split('/_next/')[1] ?? []);
  const own = [...new Set(named)].filter((path) => !everywhere.has(path)).map(read);
  const modules = own.map(modulesOf);
  const framework = frameworkIn(new Map(modules.flatMap((each) => [...each])));
  return own
    .map((chunk, place) => {
      const removed = [...modules[place]!].filter(([id]) => framework.has(id));
      const rest = removed.reduce((text, [, source]) => text.replace(source, () => ''), chunk);
      return removed.length === modules[place]!.size ? 0 : gzipSync(rest, { level: 9 }).length;
    })
    .reduce((sum, bytes) => sum + bytes, 0);
}

/** Of the scripts that browsers load. @returns their paths below /_next/ */
export const scriptsWith = (text: string): string[] =>
  globSync('static/chunks/**/*.js', { cwd: BUILD }).filter((path) => read(path).includes(text));

/** @param paths below /_next/ */
export const gzippedBytes = (paths: readonly string[]): number =>
  paths.reduce((sum, path) => sum + gzipSync(read(path), { level: 9 }).length, 0);

/** The kinds of pages that are read, each by an address of a shop. */
export const readPages = (shown: { listing: string; product: { address: string } }) => ({
  home: '/',
  listing: shown.listing,
  product: shown.product.address,
  dealer: '/rolex',
  bag: '/checkout/cart',
});
