import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { generateProducts } from './generator/generate.ts';

/** Prints generated products, one JSON document a line: `npm run catalog:generate -- --products 10000 --seed 1`. */
const { values } = parseArgs({
  options: { products: { type: 'string', default: '10000' }, seed: { type: 'string', default: '1' } },
});
for (const product of generateProducts(Number(values.products), Number(values.seed))) {
  if (!process.stdout.write(`${JSON.stringify(product)}\n`)) await once(process.stdout, 'drain');
}
