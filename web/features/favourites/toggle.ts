import type { ListChange, ListPage } from '../header-data/list-page.ts';

export type Piece = { productKey: string; name: string };

export type TogglePorts = {
  add: (productKey: string) => Promise<ListChange>;
  remove: (productKey: string) => Promise<ListChange>;
  isSaved: (productKey: string) => boolean;
  /** Called with the piece whose call is pending, and with undefined when it has finished. */
  onBusy: (productKey: string | undefined) => void;
  /** Called with the list after the change. */
  onList: (list: ListPage, change: { added: string } | { removed: string }) => void;
  onFailure: (failure: { code: string; message: string } | { error: unknown }) => void;
};

/**
 * A press of a heart: adds what is not on the list and removes what is. One call at a time; further presses are
 * ignored meanwhile (ST-09). A piece is shown as saved only after the shop has confirmed it.
 */
export function createToggle({ add, remove, isSaved, onBusy, onList, onFailure }: TogglePorts) {
  let underWay = false;
  return async function toggle({ productKey }: Piece): Promise<'saved' | 'removed' | 'failed' | 'ignored'> {
    if (underWay) return 'ignored';
    underWay = true;
    onBusy(productKey);
    try {
      const saved = isSaved(productKey);
      const answer = await (saved ? remove : add)(productKey);
      if ('failure' in answer) {
        onFailure(answer.failure);
        return 'failed';
      }
      onList(answer.list, saved ? { removed: productKey } : { added: productKey });
      return saved ? 'removed' : 'saved';
    } catch (error) {
      onFailure({ error });
      return 'failed';
    } finally {
      underWay = false;
      onBusy(undefined);
    }
  };
}
