const HELP = `npm run -s catalog:generate -- [--products 10000] [--seed 1] > products.ndjson

Prints generated products, one JSON document a line, as npm run catalog:import takes them. The same seed makes the same products.`;

if (process.argv.includes('--help')) process.stdout.write(`${HELP}\n`);
else await import('../services/catalog-search/src/generate.ts');
