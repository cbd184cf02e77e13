import { parseArgs } from 'node:util';
import { chromium as browsers, type Browser } from '@playwright/test';
import { figuresOf, type TapFigures } from './first-tap/figures.ts';
import { longestInteraction } from './first-tap/interactions.ts';
import { machineIndex } from './first-tap/machine-index.ts';
import { press, type Press } from './first-tap/press.ts';
import { measuredTaps, type Tap } from './first-tap/taps.ts';
import { percentile } from './bench/percentile.ts';
import { tableOf } from './lighthouse/figures.ts';
import { PrerequisiteError } from '@loupe/local-servers/prerequisite-error';
import { runCommand } from '../tools/stack/run-command.ts';
import { addresses } from '../tools/stack/services.ts';
import { findChromium } from '../tools/testing/chromium.ts';
import { stackEnv, withTestStack } from '../tools/testing/with-test-stack.ts';

const HELP = `npm run first-tap -- [page or page/control …]   how soon a phone on slow 4G answers the first press of a first visitor
  --runs 5                       how often each control is pressed after each time; the medians are printed
  --after 1,2,3,5,8              seconds from the navigation to the press
  --at http://…                  a shop that is running already; several are pressed in turn, so that two builds are compared in the
                                 same minutes. Without it a shop of its own is started, built for production.

Pages: home, listing, product, bag, and piece, which needs no choice before it is added. Controls: menu, heart, size, add-to-bag.
shownMs: the control shows that it was pressed; doneMs: what was asked for is there; lost: presses without an answer in 15 s.
inpMs is the longest interaction of a visit that uses all of them. machineIndex is Lighthouse's measure of this machine, before and after.`;

interface Request {
  readonly origins: readonly string[];
  readonly runs: number;
  readonly afterSeconds: readonly number[];
  readonly only: readonly string[];
}

function numbersOf(option: string, text: string): number[] {
  const numbers = text.split(',').map(Number);
  if (numbers.every((number) => number > 0)) return numbers;
  throw new PrerequisiteError(`--${option} must be above 0, not "${text}".`);
}

const isWanted = ({ page, control }: Tap, only: readonly string[]): boolean =>
  only.length === 0 || only.includes(page.name) || only.includes(`${page.name}/${control}`);

/** Origins take turns, so that what else the machine does is the same for all. */
async function pressAll(browser: Browser, tap: Tap, afterSeconds: number, { origins, runs }: Request) {
  const presses = new Map(origins.map((origin) => [origin, [] as Press[]]));
  for (let run = 1; run <= runs; run += 1) {
    for (const [origin, made] of presses) {
      process.stderr.write(
        `  … ${tap.page.name}, ${tap.control} after ${afterSeconds} s, ${run} of ${runs}\n`,
      );
      made.push(await press(browser, origin, tap, afterSeconds * 1000));
    }
  }
  return presses;
}

async function measureAll(browser: Browser, request: Request): Promise<void> {
  const { origins, runs, afterSeconds, only } = request;
  const before = await machineIndex(browser);
  const rows: Record<string, TapFigures> = {};
  for (const tap of (await measuredTaps()).filter((one) => isWanted(one, only)))
    for (const seconds of afterSeconds)
      for (const [origin, presses] of await pressAll(browser, tap, seconds, request)) {
        const shop = origins.length > 1 ? `${origin} ` : '';
        rows[`${shop}${tap.page.name} ${tap.control} ${seconds} s`] = figuresOf(presses);
      }
  const inpMs: Record<string, number> = {};
  for (const origin of only.length === 0 ? origins : []) {
    const visits: number[] = [];
    for (let run = 1; run <= runs; run += 1) visits.push(await longestInteraction(browser, origin));
    inpMs[origin] = percentile(visits, 50);
  }
  const index = [before, await machineIndex(browser)];
  process.stdout.write(
    `${tableOf(rows)}\n${JSON.stringify({ bench: 'first-tap', runs, taps: rows, inpMs, machineIndex: index })}\n`,
  );
}

async function main(args: string[]): Promise<number> {
  const options = {
    runs: { type: 'string', default: '5' },
    after: { type: 'string', default: '1,2,3,5,8' },
    at: { type: 'string', multiple: true, default: [] as string[] },
    help: { type: 'boolean' },
  } as const;
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  if (values.help) {
    process.stdout.write(`${HELP}\n`);
    return 0;
  }
  const [runs = 5] = numbersOf('runs', values.runs);
  const request = { runs, afterSeconds: numbersOf('after', values.after), only: positionals };
  const executablePath = await findChromium();
  const browser = await browsers.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
  try {
    if (values.at[0] !== undefined) {
      process.env['BEAVERBROOKS_URL'] = values.at[0];
      await measureAll(browser, { ...request, origins: values.at });
      return 0;
    }
    return await withTestStack({ logLevel: 'error', tracing: false }, async (stack) => {
      Object.assign(process.env, stackEnv(stack));
      await measureAll(browser, { ...request, origins: [addresses(stack.settings).beaverbrooks] });
      return 0;
    });
  } finally {
    await browser.close();
  }
}

await runCommand(() => main(process.argv.slice(2)));
