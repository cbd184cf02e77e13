import type { NextConfig } from 'next';

const config: NextConfig = {
  output: 'standalone',
  poweredByHeader: false,
  // It is patched where it lies (packages/messaging).
  serverExternalPackages: ['kafkajs'],
  cacheComponents: true,
  partialPrefetching: true,
  cacheLife: {
    // Pages expire by events (ADR 37). A minute is how old one gets that no event came for; bag and checkout are always live.
    catalogue: { stale: 60, revalidate: 60, expire: 86_400 },
  },
  // Types are checked by `npm test`; starting a shop does not pay for it again.
  typescript: { ignoreBuildErrors: true },
  // One build serves several shops at once on a laptop: pages rendered by one must not be read back by another.
  experimental: { isrFlushToDisk: false },
};

export default config;
