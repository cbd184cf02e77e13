import { describeSeededProcess } from '@loupe/test-harness/seeded-process';

describeSeededProcess({
  service: 'content',
  folder: new URL('../../', import.meta.url),
});
