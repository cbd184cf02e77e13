import { describeSeededProcess } from '@loupe/test-harness/seeded-process';
import { outsideEnvironment } from './support/environment.ts';

describeSeededProcess({
  service: 'stores-reservations',
  folder: new URL('../../', import.meta.url),
  requirement: 'EN-16',
  environment: outsideEnvironment,
});
