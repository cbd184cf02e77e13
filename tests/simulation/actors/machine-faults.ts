import type { Shop } from '../processes/shop.ts';

const JUMP_MS = 600_000;
const LONGEST_FREEZE_MS = 60_000;
const LONGEST_OUTAGE_MS = 40_000;

/** Faults of machines and links that are independent of calls, until the faults end. */
export function startMachineFaults({ world, machines, relayLocks, broker }: Shop): void {
  const { random, faults } = world;
  const { machineFaultEvery } = faults.rates;
  if (machineFaultEvery === 0) return;
  const actions = [
    () => {
      const machine = random.pick(machines);
      machine.clockAheadMs = random.between(-JUMP_MS, JUMP_MS);
      world.note(`${machine.name} clock ${machine.clockAheadMs}`);
    },
    () => random.pick(machines).crash('at any time'),
    () => {
      const { name, running } = random.pick(machines);
      const milliseconds = random.between(1_000, LONGEST_FREEZE_MS);
      world.note(`${name} freezes ${milliseconds}`);
      running?.processRun.freeze(milliseconds);
    },
    () => {
      const link = random.pick(['database', 'rpc', 'provider', 'broker', 'mail'] as const);
      world.note(`${link} is down`);
      faults.setDown(link, true);
      world.after(random.between(1_000, LONGEST_OUTAGE_MS), () => {
        world.note(`${link} is back`);
        faults.setDown(link, false);
        faults.disturb();
      });
    },
    () => {
      world.note('relay connection breaks');
      random.pick([relayLocks.checkout, relayLocks.payments]).breakOff();
    },
    () => {
      world.note('groups rebalance');
      broker.rebalance();
    },
  ];
  const next = () => {
    if (faults.healed) return;
    faults.disturb();
    random.pick(actions)();
    world.after(random.between(1, 2 * machineFaultEvery), next);
  };
  world.after(random.between(1, 2 * machineFaultEvery), next);
}
