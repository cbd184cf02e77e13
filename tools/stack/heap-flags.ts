import type { ServiceName } from '@loupe/contracts/services';

/**
 * Flags of V8, by service; its image has the same. The heap of a process with much memory grows to four times what lives in it before it is
 * collected, and young objects of a rush of listings are taken for old ones. Below 1 GB V8 lets it grow to twice at most; the number is no
 * limit that the service comes near (docs/adr/0041-embedded-search.md).
 */
export const HEAP_FLAGS: Partial<Record<ServiceName, readonly string[]>> = {
  'catalog-search': ['--max-semi-space-size=16', '--max-old-space-size=768'],
};
