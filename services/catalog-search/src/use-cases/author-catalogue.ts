import { withoutDealerSale } from '../domain/product/dealer.ts';
import { withoutImpossibleReservation } from '../domain/product/reservable.ts';
import { withPrice, withRank, withStatus } from '../domain/product/change-draft.ts';
import type { ProductDraft } from '../domain/product/product-draft.ts';
import type { PlacedProduct } from '../domain/search/curation.ts';
import type { CatalogCommand, PlaceName } from '../operator/read-catalog-command.ts';
import type { ProductToSave } from './save-products.ts';

export interface AuthoringPorts {
  /** Reads, changes and saves a product in one transaction. @returns null for an unknown one */
  readonly change: (
    code: string,
    change: (product: ProductToSave) => ProductToSave | null,
  ) => Promise<'changed' | 'refused' | null>;
  /** Lists a brand with a page of its own, or takes it off the list. @returns false when there is nothing to do that to */
  readonly putBrand: (
    site: PlaceName['site'],
    brand: { readonly name: string } & NonNullable<BrandCommand['given']>,
  ) => Promise<boolean>;
  readonly unlistBrand: (site: PlaceName['site'], name: string) => Promise<boolean>;
  readonly hasCategory: (place: Pick<PlaceName, 'site' | 'place'>) => Promise<boolean>;
  readonly curation: {
    place(at: PlaceName, code: string, given: Omit<PlacedProduct, 'productId'>): Promise<boolean>;
    unplace(at: PlaceName, code: string): Promise<boolean>;
    addSynonym(site: PlaceName['site'], word: string, means: string): Promise<void>;
    removeSynonym(site: PlaceName['site'], word: string, means: string): Promise<boolean>;
    setRedirect(site: PlaceName['site'], words: string, url: string): Promise<void>;
    removeRedirect(site: PlaceName['site'], words: string): Promise<boolean>;
  };
  /** Shows a review or hides it. @returns false when there is none, or it is so already */
  readonly judgeReview: (id: string, state: 'approved' | 'rejected') => Promise<boolean>;
}

type BrandCommand = Extract<CatalogCommand, { kind: 'brand' }>;

export type Authored =
  'done' | 'no-review' | 'no-product' | 'no-variant' | 'no-place' | 'no-category' | 'nothing-to-remove';

/**
 * Carries out a merchandiser's command. A changed product keeps the hash of its source: the next seed or import does not undo the
 * change until the source itself changes.
 */
export async function authorCatalogue(ports: AuthoringPorts, command: CatalogCommand): Promise<Authored> {
  const { curation } = ports;
  switch (command.kind) {
    case 'price':
      return changed(ports, command.code, 'no-variant', (product) =>
        withPrice(product, command.price, command),
      );
    case 'status':
      return changed(ports, command.code, 'no-variant', (product) =>
        withStatus(product, command.status, command),
      );
    case 'rank':
      return changed(ports, command.code, 'no-place', (product) => withRank(product, command));
    case 'place':
      if (command.at.placeType === 'category' && !(await ports.hasCategory(command.at))) return 'no-category';
      return (await curation.place(command.at, command.code, command.given)) ? 'done' : 'no-product';
    case 'unplace':
      return removed(await curation.unplace(command.at, command.code));
    case 'synonym': {
      const { site, word, means } = command;
      if (command.remove) return removed(await curation.removeSynonym(site, word, means));
      await curation.addSynonym(site, word, means);
      return 'done';
    }
    case 'redirect': {
      const { site, words, url } = command;
      if (url === null) return removed(await curation.removeRedirect(site, words));
      await curation.setRedirect(site, words, url);
      return 'done';
    }
    case 'brand': {
      const { site, name, given } = command;
      if (given === null) return removed(await ports.unlistBrand(site, name));
      return (await ports.putBrand(site, { name, ...given })) ? 'done' : 'no-category';
    }
    case 'review':
      return (await ports.judgeReview(command.id, command.state)) ? 'done' : 'no-review';
    case 'readiness':
      return changed(ports, command.code, 'no-product', (product) => ({ ...product, ...command.change }));
  }
}

const removed = (isRemoved: boolean): Authored => (isRemoved ? 'done' : 'nothing-to-remove');

async function changed(
  { change }: AuthoringPorts,
  code: string,
  refusal: Authored,
  work: (product: ProductDraft) => ProductDraft | null,
): Promise<Authored> {
  const outcome = await change(code, ({ product, contentHash }) => {
    const next = work(product);
    return next && { product: withoutImpossibleReservation(withoutDealerSale(next)), contentHash };
  });
  if (outcome === null) return 'no-product';
  return outcome === 'changed' ? 'done' : refusal;
}
