import { describeSeededProcess } from '@loupe/test-harness/seeded-process';

/** Listings come from the tables then: an outage of the engine must not keep a new instance from answering them. */
describeSeededProcess({
  service: 'catalog-search',
  folder: new URL('../../', import.meta.url),
  requirement: 'QY-11',
  checks: { stockProjection: true, listings: true },
  with: {
    title: 'an engine whose server is away',
    environment: { SEARCH_ENGINE: 'opensearch', OPENSEARCH_URL: 'http://127.0.0.1:1' },
  },
});
