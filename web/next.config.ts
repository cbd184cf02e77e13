import { fileURLToPath } from 'node:url';
import type { NextConfig } from 'next';
import { addCompileHint } from './compile-hint.ts';

const config: NextConfig = {
  output: 'standalone',
  poweredByHeader: false,
  // It is patched in place (packages/messaging).
  serverExternalPackages: ['kafkajs'],
  cacheComponents: true,
  // What 'use cache' functions answer is shared among the instances (ADR 52).
  cacheHandlers: { default: fileURLToPath(new URL('./page-cache-handler.ts', import.meta.url)) },
  partialPrefetching: true,
  cacheLife: {
    // Pages expire by events (ADR 37). A page whose event was lost is at most a minute old; bag and checkout are
    // always live.
    catalogue: { stale: 60, revalidate: 60, expire: 86_400 },
  },
  // A file whose name does not change with its content: asked for again once a day, and used meanwhile.
  headers: () =>
    Promise.resolve([
      {
        source: '/scripts/:file',
        headers: [{ key: 'cache-control', value: 'public, max-age=86400, stale-while-revalidate=604800' }],
      },
    ]),
  compiler: { runAfterProductionCompile: ({ distDir }) => addCompileHint(distDir) },
  // Types are checked by `npm test`; starting a shop does not check them again.
  typescript: { ignoreBuildErrors: true },
  // One build serves several shops at once on a laptop, so they must not share rendered pages.
  experimental: { isrFlushToDisk: false },
};

export default config;
