import { optionsOfLine, type Chosen } from './added-options.ts';

type Choice = Chosen & { sku: string };

/** Whether two lines are the same piece with the same choices. */
export const isSameChoice = (one: Choice, other: Choice): boolean =>
  one.sku === other.sku && JSON.stringify(optionsOfLine(one)) === JSON.stringify(optionsOfLine(other));
