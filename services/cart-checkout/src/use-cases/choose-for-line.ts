import { changeTo } from '../domain/cart/choices/choices.ts';
import type { ChosenOptions } from '../domain/cart/choices/choices.ts';
import type { Shopper } from '../domain/shopper.ts';
import { changeLineOptions } from './change-line-options.ts';
import type { ChangeLineOptionsPorts } from './change-line-options.ts';

/**
 * Changes those of a line's choices that are given (MU-06); null or empty takes one away.
 * @throws InvalidFieldError for a choice that the piece does not have
 */
export const chooseForLine = (
  ports: ChangeLineOptionsPorts,
  shopper: Shopper,
  lineItemId: string,
  chosen: ChosenOptions,
) => changeLineOptions(ports, shopper, lineItemId, ({ variant }) => changeTo(variant, chosen));
