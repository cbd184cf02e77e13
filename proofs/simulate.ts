import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { KNOWN_SEEDS_FILE } from '../tests/simulation/plants/known-seeds.ts';
import { PLANTS, plantNamed } from '../tests/simulation/plants/plants.ts';
import type { SeedResult } from '../tests/simulation/run-seed.ts';
import { simulate } from '../tests/simulation/simulate.ts';
import { PrerequisiteError } from '@loupe/local-servers/prerequisite-error';
import { runCommand } from '../tools/stack/run-command.ts';
import { ROOT } from '../tools/stack/services.ts';

const HELP = `npm run simulate                      simulates 1,000 seeds, each with different failures
npm run simulate -- --seeds 10000     this many, from seed 1 or from --from
npm run simulate -- --seed 42         one seed, with its trace written to a file
npm run simulate -- --plant NAME      with a planted bug, which must be found (--seed and --seeds as above)
npm run simulate -- --plant all       each of the ${PLANTS.length} bugs alone, and the same seeds without bugs
                                      (--record keeps the seeds that found them for the tests)`;

const PLANT_SEEDS = 2_000;

const OPTIONS = {
  seeds: { type: 'string', default: '1000' },
  from: { type: 'string', default: '1' },
  seed: { type: 'string' },
  plant: { type: 'string' },
  record: { type: 'boolean', default: false },
  help: { type: 'boolean' },
} as const;

/** @throws PrerequisiteError */
function wholeNumber(name: string, text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new PrerequisiteError(`--${name} must be a whole number from 1, not ${text}.`);
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);

function tellFailure({ seed, violations }: SeedResult): void {
  say(`SEED=${seed} ${violations.length} violated`);
  for (const violation of violations.slice(0, 10)) say(`  ${violation}`);
}

/** Runs a seed again and writes its trace to a file. */
async function explain(seed: number, plant: string | undefined): Promise<SeedResult> {
  const [result] = await simulate({ from: seed, count: 1, keepTrace: true, ...withPlant(plant) });
  if (result === undefined) throw new Error(`Seed ${seed} did not finish.`);
  const file = join(ROOT, `.loupe/simulation-${seed}.trace`);
  writeFileSync(file, `${result.trace.join('\n')}\n${result.violations.join('\n')}\n`);
  say(`SEED=${seed} hash ${result.hash}, ${result.steps} steps, ${result.orders} orders: ${file}`);
  return result;
}

const withPlant = (plant: string | undefined) => (plant === undefined ? {} : { plant });

async function runOne(seed: number, plant: string | undefined): Promise<boolean> {
  const result = await explain(seed, plant);
  if (result.violations.length > 0) tellFailure(result);
  return result.violations.length === 0;
}

async function runMany(from: number, count: number): Promise<boolean> {
  const startedAt = performance.now();
  const sums = { runs: 0, steps: 0, orders: 0, crashes: 0 };
  const rate = () => (sums.runs / ((performance.now() - startedAt) / 1_000)).toFixed(1);
  const failed: number[] = [];
  await simulate({
    from,
    count,
    onResult: (result) => {
      sums.runs++;
      sums.steps += result.steps;
      sums.orders += result.orders;
      sums.crashes += result.crashes;
      if (result.violations.length > 0) tellFailure(result);
      if (result.violations.length > 0) failed.push(result.seed);
      if (sums.runs % 500 === 0) say(`${sums.runs} seeds, ${rate()} a second, ${failed.length} failed`);
    },
  });
  const [first] = failed.sort((left, right) => left - right);
  if (first !== undefined) await explain(first, undefined);
  say(
    `${sums.runs} seeds, ${rate()} a second: ${sums.steps} steps, ${sums.orders} orders, ${sums.crashes} crashes, ${failed.length} failed`,
  );
  return failed.length === 0;
}

/** @returns the seed that found it */
async function findPlant(name: string, from: number, count: number): Promise<number | undefined> {
  const { what, foundBy = '' } = plantNamed(name);
  const results = await simulate({ from, count, plant: name, untilFailure: true });
  const found = results.find(({ isFailure }) => isFailure);
  say(
    found === undefined
      ? `✗ ${name}: not found in ${results.length} seeds. ${what}`
      : `✓ ${name}: SEED=${found.seed}, after ${results.length} seeds. ${found.violations.find((one) => one.includes(foundBy))}`,
  );
  return found?.seed;
}

async function findAll(from: number, count: number, record: boolean): Promise<boolean> {
  const seeds: Record<string, number> = {};
  for (const { name } of PLANTS) {
    const seed = await findPlant(name, from, count);
    if (seed !== undefined) seeds[name] = seed;
  }
  if (record) writeFileSync(KNOWN_SEEDS_FILE, `${JSON.stringify(seeds, null, 2)}\n`);
  const found = Object.keys(seeds).length;
  say(`${found} of ${PLANTS.length} planted bugs found; the same seeds without bugs:`);
  const isClean = await runMany(from, count);
  return found === PLANTS.length && isClean;
}

async function main(): Promise<boolean> {
  const { values } = parseArgs({ options: OPTIONS });
  if (values.help) {
    say(HELP);
    return true;
  }
  const { plant, seed } = values;
  const from = wholeNumber('from', values.from);
  if (plant !== undefined && plant !== 'all' && !PLANTS.some(({ name }) => name === plant)) {
    throw new PrerequisiteError(
      `Unknown plant ${plant}; there are: ${PLANTS.map(({ name }) => name).join(', ')}.`,
    );
  }
  if (seed !== undefined) return runOne(wholeNumber('seed', seed), plant);
  const count = wholeNumber('seeds', values.seeds);
  if (plant === undefined) return runMany(from, count);
  const most = process.argv.some((argument) => argument.startsWith('--seeds')) ? count : PLANT_SEEDS;
  return plant === 'all'
    ? findAll(from, most, values.record)
    : (await findPlant(plant, from, most)) !== undefined;
}

await runCommand(async () => ((await main()) ? 0 : 1));
