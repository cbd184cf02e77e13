import { useRef, useState } from 'react';
import { useSite } from '#lib/site-context.tsx';
import { sentence } from '#lib/translations/sentence.ts';
import { announceAddition } from '../../cart/bag-additions.ts';
import { showList } from '../../header-data/mini-loader.ts';
import type { DisplayEntry } from '../../header-data/display-entry.ts';
import { pieceOf } from '../kept-piece.ts';
import type { listFailureMessage } from '../../header-data/list-failure.ts';
import type { ListChange, ListPage } from '../../header-data/list-page.ts';
import { reportListFailure } from '../../header-data/report-list-failure.ts';

/** A removed entry, with its former position. */
export type RemovedEntry = { entry: DisplayEntry; index: number };

type Ports = {
  /** Number of visible entries, counted from the first of the list. */
  visible: number;
  onList: (list: ListPage) => void;
  /** Shows the list from its first page again, after a failure. */
  recover: () => void;
  /** Announces politely to assistive technology. */
  announce: (text: string) => void;
};

const listCalls = () => import('../../header-data/graph-list.ts');

/** Changes to the entries, one call at a time (ST-09), with removed entries that can be restored. */
export function useListChanges({ visible, onList, recover, announce }: Ports) {
  const site = useSite();
  const [removed, setRemoved] = useState<readonly RemovedEntry[]>([]);
  const [busy, setBusy] = useState<string>();
  const [refused, setRefused] = useState<{ code: string; text: string }>();
  const underWay = useRef(false);

  const forget = (code: string) =>
    setRemoved((rows) => rows.filter(({ entry }) => entry.productCode !== code));

  /** Resolves to whether the change was made. */
  async function change(
    call: () => Promise<ListChange>,
    what: { added: string } | { removed: string },
  ): Promise<boolean> {
    try {
      const answer = await call();
      if ('failure' in answer) {
        fail(answer.failure);
        return false;
      }
      onList(answer.list);
      showList(site, answer.list, what);
      return true;
    } catch (error) {
      fail({ error });
      return false;
    }
  }

  function fail(failure: Parameters<typeof listFailureMessage>[0]) {
    reportListFailure(site, failure);
    recover();
  }

  /** One change at a time; further ones are ignored meanwhile. */
  async function alone(code: string, work: () => Promise<void>): Promise<void> {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(code);
    setRefused(undefined);
    try {
      await work();
    } finally {
      underWay.current = false;
      setBusy(undefined);
    }
  }

  const takeOff = (code: string) =>
    change(async () => (await listCalls()).removeFromList(code, visible), { removed: code });

  return {
    removed,
    busy,
    refused,
    forget,
    remove: (entry: DisplayEntry, index: number) =>
      alone(entry.productCode, async () => {
        if (await takeOff(entry.productCode)) setRemoved((rows) => [...rows, { entry, index }]);
      }),
    undo: ({ productCode: code, productName }: DisplayEntry) =>
      alone(code, async () => {
        if (!(await change(async () => (await listCalls()).addToList(code, visible), { added: code })))
          return;
        forget(code);
        announce(`${productName} is in your ${site.list.name} again.`);
      }),
    /** Adds to the bag before removing from the list, so that a failure never loses the piece. */
    moveToBag: (entry: DisplayEntry) =>
      alone(entry.productCode, async () => {
        const { productCode: code, productName } = entry;
        try {
          const { addToCart, failureText } = await import('../../cart/add-piece.ts');
          const answer = await addToCart(pieceOf(entry));
          if ('failure' in answer) return setRefused({ code, text: failureText(answer.failure) });
        } catch {
          return setRefused({ code, text: sentence(site, 'cart.general.error') });
        }
        announceAddition();
        await takeOff(code);
        announce(`${productName} is in your bag.`);
      }),
  };
}

export type ListChanges = ReturnType<typeof useListChanges>;
