import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { stackUnderTest } from '@loupe/scripted-shopper/stack';
import { checkOutRelease } from '../../../tools/former/checkout.ts';
import { PrerequisiteError } from '@loupe/local-servers/prerequisite-error';
import { ROOT } from '../../../tools/stack/services.ts';
import { machineSpeed } from '../machine.ts';
import { compare } from './compare.ts';
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
  const folder = checkOutRelease(release, 'own packages');
  try {
    return await withSide(folder, PORT_BASES.before, (before) =>
      withSide(ROOT, PORT_BASES.now, async (now) => {
        now.use();
        const machine = await machineSpeed(stackUnderTest().adminUrl);
        const figures: Record<string, object> = {};
        for (const name of names) {
          figures[name] = await alternate({ before, now }, TURNS[name]!, rounds);
          process.stderr.write(`${name} ${JSON.stringify(figures[name])}\n`);
        }
        return { bench: 'against', release, rounds, ...figures, machine };
      }),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

type Both<T> = Readonly<Record<'before' | 'now', T>>;

async function alternate(sides: Both<Side>, prepare: (side: Side) => Promise<Turn>, rounds: number) {
  const ready = async (side: Side): Promise<Turn> => {
    side.use();
    const turn = await prepare(side);
    for (let done = 0; done < WARM_UP; done += 1) await turn();
    return turn;
  };
  const turns = { before: await ready(sides.before), now: await ready(sides.now) };
  const take = (which: keyof typeof turns) => takeTurn(sides[which], turns[which]);
  const costs: Both<Cost>[] = [];
  // Each begins every second round.
  for (let round = 0; round < rounds; round += 1)
    if (round % 2 === 0) costs.push({ before: await take('before'), now: await take('now') });
    else costs.push({ now: await take('now'), before: await take('before') });
  const of = (figure: keyof Cost) =>
    compare(costs.map(({ before, now }) => ({ before: before[figure], now: now[figure] })));
  return { ms: of('ms'), servicesCpuMs: of('servicesCpuMs'), infraCpuMs: of('infraCpuMs') };
}

/** Of one query, order or answer. */
interface Cost {
  readonly ms: number;
  readonly servicesCpuMs: number;
  readonly infraCpuMs: number;
}

async function takeTurn(side: Side, turn: Turn): Promise<Cost> {
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
