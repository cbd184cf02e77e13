import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { SERVICES } from '@loupe/contracts/services';
import { ROOT } from '../stack/services.ts';
import { readSlo } from './slo.ts';

/** Counted, which is an objective of its own. */
const COUNTS = 'cart-checkout.counts';

const sourceOf = (service: string, path: string): string => {
  const file = join(ROOT, 'services', service, 'src', path);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};

/** The use cases that a service imports to store later work, by name. */
function storingUseCases(service: string, consumers: string): string[] {
  const imported = consumers.matchAll(/import \{ (\w+) \} from '\.\/(use-cases\/[\w-]+\.ts)'/g);
  return [...imported]
    .filter(([, , path]) => sourceOf(service, path!).includes('NewWork<'))
    .map(([, name]) => name!);
}

/** The groups whose handlers store later work: themselves, by what they made of it before, or in a use case. */
function storingGroups(service: string): string[] {
  const consumers = sourceOf(service, 'consumers.ts');
  const made = [...consumers.matchAll(/const (\w+) = storing\(/g)].map(([, name]) => name!);
  const words = new RegExp(
    `\\b(${[...made, ...storingUseCases(service, consumers), 'storing'].join('|')})\\(`,
  );
  return consumers
    .split('startConsumer({')
    .slice(1)
    .map((block) => block.split(/\n {2}\}\);/)[0]!)
    .filter((block) => words.test(block))
    .map((block) => `${service}.${/group\('([\w-]+)'\)/.exec(block)![1]!}`);
}

it('what consumers store to be sent has an objective of its own, and no other consumer but the counts', () => {
  const stated = readSlo().effects.flatMap(({ consumers }) => consumers);
  expect(stated.toSorted()).toEqual([...SERVICES.flatMap(storingGroups), COUNTS].toSorted());
});
