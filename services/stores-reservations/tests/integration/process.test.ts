import { describeSeededProcess } from '@loupe/test-harness/seeded-process';

describeSeededProcess({
  service: 'stores-reservations',
  folder: new URL('../../', import.meta.url),
  requirement: 'EN-16',
});
