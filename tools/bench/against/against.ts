import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { checkOutRelease } from '../../former/checkout.ts';
import { PrerequisiteError } from '../../stack/prerequisite-error.ts';
import { ROOT } from '../../stack/services.ts';
import { compare } from './compare.ts';
import type { Round } from './compare.ts';
import { withSide } from './side.ts';
import type { Side } from './side.ts';
import { TURNS } from './turns.ts';
import type { Turn } from './turns.ts';

const PORT_BASES = { before: 14_000, now: 15_000 };
const WARM_UP = 2;

/**
 * This release and another, each with a stack of its own, take turns of some seconds: the machine's speed, which varies by half within
 * an hour, is then the same for both. Time and CPU time are of one query, order or answer.
 * @throws PrerequisiteError for an unknown name or release
 */
export async function againstBench(): Promise<object> {
  const { values, positionals } = parseArgs({
    args: process.argv.slice(3),
    allowPositionals: true,
    options: { rounds: { type: 'string', default: '20' } },
  });
  const [release, ...asked] = positionals;
  if (release === undefined) throw new PrerequisiteError('Name a tag, branch or commit to compare with.');
  const names = asked.length > 0 ? asked : Object.keys(TURNS);
  const unknown = names.find((name) => !(name in TURNS));
  if (unknown !== undefined)
    throw new PrerequisiteError(`There is no ${unknown}: ${Object.keys(TURNS).join(', ')}.`);
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) throw new PrerequisiteError('--rounds is a number from 1.');
  const folder = checkOutRelease(release);
  try {
    return await withSide(folder, PORT_BASES.before, (before) =>
      withSide(ROOT, PORT_BASES.now, async (now) => {
        const figures: Record<string, object> = {};
        for (const name of names) {
          figures[name] = await alternate({ before, now }, TURNS[name]!, rounds);
          process.stderr.write(`${name} ${JSON.stringify(figures[name])}\n`);
        }
        return { bench: 'against', release, rounds, ...figures };
      }),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

type Sides = Readonly<Record<'before' | 'now', Side>>;
const BOTH = ['before', 'now'] as const;

async function alternate(sides: Sides, prepare: (side: Side) => Promise<Turn>, rounds: number) {
  const turns = {} as Record<'before' | 'now', Turn>;
  for (const which of BOTH) {
    sides[which].use();
    turns[which] = await prepare(sides[which]);
    for (let turn = 0; turn < WARM_UP; turn += 1) await turns[which]();
  }
  const done: Record<'ms' | 'servicesCpuMs' | 'infraCpuMs', Round>[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const took = {} as Record<'before' | 'now', Awaited<ReturnType<typeof takeTurn>>>;
    // Each begins as often as the other.
    for (const which of round % 2 === 0 ? BOTH : BOTH.toReversed())
      took[which] = await takeTurn(sides[which], turns[which]);
    const of = (figure: keyof typeof took.now): Round => ({
      before: took.before[figure],
      now: took.now[figure],
    });
    done.push({ ms: of('ms'), servicesCpuMs: of('servicesCpuMs'), infraCpuMs: of('infraCpuMs') });
  }
  return {
    ms: compare(done.map(({ ms }) => ms)),
    servicesCpuMs: compare(done.map(({ servicesCpuMs }) => servicesCpuMs)),
    infraCpuMs: compare(done.map(({ infraCpuMs }) => infraCpuMs)),
  };
}

async function takeTurn(side: Side, turn: Turn) {
  side.use();
  const before = side.cpu();
  const { units, ms } = await turn();
  const after = side.cpu();
  return {
    ms: ms / units,
    servicesCpuMs: (after.services - before.services) / units,
    infraCpuMs: (after.infrastructure - before.infrastructure) / units,
  };
}
