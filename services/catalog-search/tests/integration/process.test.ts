import { describeSeededProcess } from '@loupe/test-harness/seeded-process';

describeSeededProcess({
  service: 'catalog-search',
  folder: new URL('../../', import.meta.url),
  requirement: 'EN-15',
  checks: { stockProjection: true },
});
