import { parseArgs } from 'node:util';
import { chromium as browsers } from '@playwright/test';
import { machineSpeed } from './bench/machine.ts';
import { machineIndex } from './first-tap/machine-index.ts';
import { calibratedMultiplier, DEFAULT_MULTIPLIER } from './lighthouse/calibration.ts';
import { medianOf, tableOf, type Figures } from './lighthouse/figures.ts';
import { measure } from './lighthouse/measure.ts';
import { measuredPages } from './lighthouse/pages.ts';
import { PrerequisiteError } from '@loupe/local-servers/prerequisite-error';
import { runCommand } from '../tools/stack/run-command.ts';
import { addresses } from '../tools/stack/services.ts';
import { findChromium } from '../tools/testing/chromium.ts';
import { stackEnv, withTestStack } from '../tools/testing/with-test-stack.ts';

const HELP = `npm run lighthouse -- [page …]   Lighthouse for phones: home, listing, product, dealer and a filled bag by default
  --runs 5                       how often each page is measured; the medians are printed
  --known, --first               only as a visitor who was here before, or only as a first one, who is asked about cookies

Each page is measured as both visitors, and at two multipliers of the processor: Lighthouse's own of 4, and the one that its calculator
has for this machine's index of just now.

A shop of its own, built for production and with listed operations only, is started for it. A table is printed, then one JSON line.
Figures are recorded, never asserted. "machine" is this hour's speed, as of npm run bench; machineIndex is Lighthouse's own.`;

function runsOf(text: string): number {
  const runs = Number(text);
  if (Number.isInteger(runs) && runs > 0) return runs;
  throw new PrerequisiteError(`--runs must be a whole number above 0, not "${text}".`);
}

/** Both visitors unless one is named. */
function visitorsOf({ known, first }: { known?: boolean; first?: boolean }): boolean[] {
  if (known === first) return [false, true];
  return [known === true];
}

async function indexOf(executablePath: string): Promise<number> {
  const browser = await browsers.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
  try {
    return await machineIndex(browser);
  } finally {
    await browser.close();
  }
}

async function main(args: string[]): Promise<number> {
  const options = {
    runs: { type: 'string', default: '5' },
    known: { type: 'boolean' },
    first: { type: 'boolean' },
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
    const index = await indexOf(chromium);
    const origin = addresses(stack.settings).beaverbrooks;
    const visits = visitorsOf(values).flatMap((isKnown) =>
      [DEFAULT_MULTIPLIER, calibratedMultiplier(index)].map((multiplier) => ({
        origin,
        chromium,
        isKnown,
        multiplier,
      })),
    );
    const pages: Record<string, Figures> = {};
    for (const page of await measuredPages()) {
      if (positionals.length > 0 && !positionals.includes(page.name)) continue;
      for (const visit of visits) {
        const { isKnown, multiplier } = visit;
        const name = `${page.name}, ${isKnown ? 'known' : 'first'}, ${multiplier}×`;
        const figures: Figures[] = [];
        for (let run = 1; run <= runs; run += 1) {
          process.stderr.write(`  … ${name}, ${run} of ${runs}\n`);
          figures.push(await measure(page, visit));
        }
        pages[name] = medianOf(figures);
      }
    }
    process.stdout.write(
      `${tableOf(pages)}\n${JSON.stringify({ bench: 'lighthouse', runs, pages, machine, machineIndex: index })}\n`,
    );
    return 0;
  });
}

await runCommand(() => main(process.argv.slice(2)));
