import type { Application } from '../../../sandbox/v12/applications/book.ts';
import { STATUS } from '../../../sandbox/v12/applications/entries.ts';
import type { NoticeReceipt } from '../../../services/payments-finance/src/use-cases/receive-notice.ts';
import type { Machine } from '../engine/machine.ts';
import { request } from '../engine/request.ts';
import type { World } from '../engine/world.ts';

/** An instance that is told what a provider says. */
interface Listener {
  readonly receiveNotice: (message: { readonly body: Buffer }) => Promise<NoticeReceipt>;
}

const errors = {
  refused: () => new Error('refused'),
  broken: () => new Error('broken'),
  timedOut: () => new Error('timed out'),
};
const PAUSES_MS = [500, 2_000, 8_000];
const LATEST_MS = 1_200_000;

/** The lender's messages about changed statuses: lost, doubled, late and so in any order, or wrong, as the seed decides. */
export function lenderCallbacks(world: World, listeners: () => readonly Machine<Listener>[]) {
  const { random } = world;
  let pending = 0;

  async function deliver(body: Buffer): Promise<void> {
    for (const pause of [...PAUSES_MS, undefined]) {
      const caller = { alive: true, crashesAt: () => false, noticedAfter: (delay: number) => delay };
      const about = { world, caller, target: random.pick(listeners()), point: 'lender tells', errors };
      const receipt = await request({ ...about, link: 'rpc', timeoutMs: 4_000 }, ({ program }) =>
        program.receiveNotice({ body }),
      ).catch(() => undefined);
      if (receipt === 'stored' || receipt === 'known' || pause === undefined) return;
      await world.sleep(pause);
    }
  }

  const sendAfter = (milliseconds: number, body: Buffer) => {
    pending++;
    world.after(milliseconds, () => void deliver(body).then(() => pending--));
  };

  const tell = ({ id, salesReference, status }: Application): void => {
    const disorder = random.pick(['none', 'none', 'none', 'lost', 'doubled', 'wrong', 'late'] as const);
    if (disorder !== 'none') world.note(`the lender's message about ${id} is ${disorder}`);
    if (disorder === 'lost') return;
    const said = disorder === 'wrong' ? STATUS.awaitingFulfilment : status;
    const body = Buffer.from(
      JSON.stringify({ ApplicationId: id, SalesReference: salesReference, Status: said }),
    );
    sendAfter(disorder === 'late' ? random.between(1_000, LATEST_MS) : random.between(10, 500), body);
    if (disorder === 'doubled') sendAfter(random.between(10, 5_000), body);
  };
  return {
    tell,
    /** Messages that are on their way. */
    pending: () => pending,
  };
}
