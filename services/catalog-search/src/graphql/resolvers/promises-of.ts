import { preparationDays } from '@loupe/calendar/preparation';
import { deliveryPromises } from '../../domain/delivery/delivery-promise.ts';
import type { DeliveryPromise } from '../../domain/delivery/delivery-promise.ts';
import { isPurchaseable, priceOf, shownVariantStatus } from '../../domain/product/product.ts';
import type { Product, Variant } from '../../domain/product/product.ts';
import { isActive } from '../../domain/product/web-product-status.ts';

/** When a variant arrives by each method; empty while it cannot be ordered. */
export function promisesOf(
  product: Product,
  variant: Variant,
  now: Date,
  { isEngraved = false }: { readonly isEngraved?: boolean } = {},
): DeliveryPromise[] {
  const price = priceOf(product, variant, now);
  const canBeOrdered = isPurchaseable(product, now) && isActive(shownVariantStatus(variant));
  if (price === null || !canBeOrdered) return [];
  const { productType, makingDays } = product;
  const ringSizeHalfMm = variant.ringSizeHalfMm ?? 0;
  const preparation = preparationDays({ productType, ringSizeHalfMm, makingDays, isEngraved });
  return deliveryPromises({ price: price.minorUnits, preparation }, now);
}
