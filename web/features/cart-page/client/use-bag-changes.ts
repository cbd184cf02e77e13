import { useState } from 'react';
import { useSite } from '#lib/site-context.tsx';
import { bagUnreached } from '#lib/translations/bag-unreached.ts';
import type { CartPageFailure } from '../../cart/cart-page-message.ts';
import { pieces } from '../../cart/pieces.ts';
import type { CartChange } from '../../cart/cart-api.ts';
import type { Refusal } from '../../cart/cart-failure.ts';
import type { Line, RemovedLine } from '../../cart/line.ts';

type BagCalls = typeof import('./bag-calls.ts');

type Ports = {
  /** Announces politely to assistive technology. */
  announce: (text: string) => void;
  onLost: (failure: CartPageFailure) => void;
};

type Change = (calls: BagCalls) => Promise<CartChange | Refusal>;

export type BagChanges = ReturnType<typeof useBagChanges>;

/** Changes to the lines, with refused changes and removed lines that can be restored. */
export function useBagChanges({ announce, onLost }: Ports) {
  const [removed, setRemoved] = useState<readonly RemovedLine[]>([]);
  const [problem, setProblem] = useState<string>();
  const site = useSite();

  function refuse({ text, lost }: Refusal): boolean {
    if (lost === undefined) setProblem(text);
    else onLost(lost);
    return false;
  }

  /** @returns why the change was refused; undefined when it was made */
  async function attempt(change: Change): Promise<Refusal | undefined> {
    // Loaded with the first change, so that the page starts without it.
    const calls = await import('./bag-calls.ts').catch(() => undefined);
    if (calls === undefined) return { text: bagUnreached(site), lost: undefined };
    const made = await calls.tried(site, change(calls));
    if ('lost' in made) return made;
    announce(`${pieces(made.quantity)} in your bag.`);
    return undefined;
  }

  async function apply(change: Change): Promise<boolean> {
    setProblem(undefined);
    const refusal = await attempt(change);
    return refusal === undefined || refuse(refusal);
  }

  const forget = (line: Line) => setRemoved((rows) => rows.filter((row) => row.line.id !== line.id));

  return {
    removed,
    problem,
    /** Discards a removed line for good. */
    forget,
    /** Changes what was chosen for a line. Resolves to why it was refused, to be shown beside the field. */
    choose: async (change: Change): Promise<string | undefined> => {
      const refusal = await attempt(change);
      if (refusal?.lost !== undefined) onLost(refusal.lost);
      return refusal?.text;
    },
    /** Resolves to whether the bag accepted the quantity. */
    setQuantity: (line: Line, quantity: number) => apply((calls) => calls.setQuantity(line, quantity)),
    remove: async (line: Line, index: number) => {
      setRemoved((rows) => [...rows, { line, index }]);
      if (!(await apply((calls) => calls.setQuantity(line, 0)))) forget(line);
    },
    /** Moves a line to the list; when that fails the line stays and a message appears above the page (ER-03, ER-04). */
    save: async (line: Line, index: number) => {
      setRemoved((rows) => [...rows, { line, index, saved: true }]);
      if (!(await apply((calls) => calls.moveToList(site, line)))) forget(line);
    },
    undo: async (row: RemovedLine) => {
      forget(row.line);
      await apply((calls) => calls.putBack(site, row));
    },
  };
}
