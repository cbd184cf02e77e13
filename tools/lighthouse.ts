import { parseArgs } from 'node:util';
import { machineSpeed } from './bench/machine.ts';
import { medianOf, tableOf, type Figures } from './lighthouse/figures.ts';
import { measure } from './lighthouse/measure.ts';
import { measuredPages } from './lighthouse/pages.ts';
import { PrerequisiteError } from './stack/prerequisite-error.ts';
import { runCommand } from './stack/run-command.ts';
import { addresses } from './stack/services.ts';
import { findChromium } from './testing/chromium.ts';
import { stackEnv, withTestStack } from './testing/with-test-stack.ts';

const HELP = `npm run lighthouse -- [page …]   Lighthouse for phones: home, listing, product, dealer and a filled bag by default
  --runs 5                       how often each page is measured; the medians are printed
  --known                        as a visitor who was here before, whose script runs once the page has loaded; otherwise
                                 as a first visitor, whose script waits for a touch (ADR 59)

A shop of its own, built for production and with listed operations only, is started for it. A table is printed, then one JSON line.
Figures are recorded, never asserted. "machine" is this hour's speed, as of npm run bench; machineIndex is Lighthouse's own.`;

function runsOf(text: string): number {
  const runs = Number(text);
  if (Number.isInteger(runs) && runs > 0) return runs;
  throw new PrerequisiteError(`--runs must be a whole number above 0, not "${text}".`);
}

async function main(args: string[]): Promise<number> {
  const options = {
    runs: { type: 'string', default: '5' },
    known: { type: 'boolean', default: false },
    help: { type: 'boolean' },
  } as const;
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  if (values.help) {
    process.stdout.write(`${HELP}\n`);
    return 0;
  }
  const runs = runsOf(values.runs);
  const chromium = await findChromium();
  return withTestStack({ logLevel: 'error', tracing: false }, async (stack) => {
    Object.assign(process.env, stackEnv(stack));
    const machine = await machineSpeed(stack.infrastructure.adminUrl);
    const visit = { origin: addresses(stack.settings).beaverbrooks, chromium, isKnown: values.known };
    const pages: Record<string, Figures> = {};
    for (const page of await measuredPages()) {
      if (positionals.length > 0 && !positionals.includes(page.name)) continue;
      const figures: Figures[] = [];
      for (let run = 1; run <= runs; run += 1) {
        process.stderr.write(`  … ${page.name}, ${run} of ${runs}\n`);
        figures.push(await measure(page, visit));
      }
      pages[page.name] = medianOf(figures);
    }
    process.stdout.write(
      `${tableOf(pages)}\n${JSON.stringify({ bench: 'lighthouse', isKnown: values.known, runs, pages, machine })}\n`,
    );
    return 0;
  });
}

await runCommand(() => main(process.argv.slice(2)));
