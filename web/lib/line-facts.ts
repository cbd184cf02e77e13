import { sizeWords, workInName, workWords, type ChosenPiece } from '@loupe/ring-size/option-words';

/** The selected size, e.g. "Size L½", whose letter stays beside it; empty where there is none. */
export const choices = (piece: ChosenPiece): string => sizeWords(piece).replace(/ (?=\S+$)/, '\u00a0');

/** What is done to the pieces of a line for the shopper, one text each. */
export const personalWords = (line: ChosenPiece): string[] => workWords(line);

/** All that a line says of what was chosen for its pieces, in every list of lines: the size first. */
export const lineWords = (line: ChosenPiece): string[] =>
  [choices(line), ...personalWords(line)].filter(Boolean);

type Named = ChosenPiece & { name: string; giftCardValue?: number | null | undefined };

/** A line in a sentence about it, and in the names of its controls: its name and what tells it apart from other lines of the article. */
export function nameOf(line: Named): string {
  const { name, giftCardValue } = line;
  const value = giftCardValue == null ? '' : `£${giftCardValue}`;
  return [name, value, choices(line), ...workInName(line)].filter(Boolean).join(', ');
}

type Discounted = { discounts: readonly { name: string; isOfCart: boolean }[] };

/** The promotions in the line's price; those of the whole bag are among the totals. */
export const promotionNames = ({ discounts }: Discounted): string[] => [
  ...new Set(discounts.filter(({ isOfCart }) => !isOfCart).map(({ name }) => name)),
];

export type StockTone = 'success' | 'warn' | 'error';
type Stock = { isOutOfStock: boolean; isLowInStock: boolean; availableQuantity: number };

/** The text beside the stock dot. @param promise e.g. "arrives Tuesday 24 November" */
export function stockSentence(line: Stock, promise: string | undefined): { tone: StockTone; text: string } {
  if (line.isOutOfStock) return { tone: 'error', text: 'Sold out' };
  if (line.availableQuantity === 1) return { tone: 'warn', text: 'Last one in stock' };
  if (line.isLowInStock) return { tone: 'warn', text: `Only ${line.availableQuantity} in stock` };
  return { tone: 'success', text: promise === undefined ? 'In stock' : `In stock, ${promise}` };
}

/** The service counts only up to this number, so reaching it does not tell the remaining stock. */
const COUNTED_UP_TO = 10;

/** Stock and limit are for all lines of the same piece together. */
type Counted = { quantity: number; quantityElsewhere: number; availableQuantity: number };
export type Growing = Counted & { mostPerOrder: number };

export function canGrow({ quantity, quantityElsewhere, availableQuantity, mostPerOrder }: Growing): boolean {
  const inBag = quantity + quantityElsewhere;
  return inBag < mostPerOrder && (inBag < availableQuantity || availableQuantity >= COUNTED_UP_TO);
}

/** Beside the quantity where it can grow no further for that; undefined elsewhere. A problem says so where there are too many. */
export function limitWords({ quantity, quantityElsewhere, mostPerOrder }: Growing): string | undefined {
  if (quantity + quantityElsewhere !== mostPerOrder) return undefined;
  return mostPerOrder === 1 ? 'One in an order' : `At most ${mostPerOrder} in an order`;
}

const isTooMany = ({ quantity, quantityElsewhere, availableQuantity }: Counted): boolean =>
  quantity + quantityElsewhere > availableQuantity;

type Problem = { code: string };

/** Problems that the line's stock sentence does not already state. */
export function unstatedProblems<Item extends Problem>(problems: readonly Item[], line: Counted): Item[] {
  const tooMany = isTooMany(line);
  return problems.filter(({ code }) => code !== 'outOfStock' && (code !== 'lowStock' || tooMany));
}

export function problemTone({ code }: Problem): 'info' | 'warn' | 'error' {
  if (code === 'outOfStock' || code === 'notSellable' || code === 'quantityLimit') return 'error';
  return code === 'priceChanged' ? 'info' : 'warn';
}

type Bag = {
  problems: readonly Problem[];
  lineItems: readonly Counted[];
};

/** Whether payment would refuse the bag: a piece is sold out, not for sale, or has less stock than its quantity. */
export function isBlocked({ problems, lineItems }: Bag): boolean {
  return (
    problems.some((problem) => problemTone(problem) === 'error') ||
    lineItems.some((line) => isTooMany(line) && line.availableQuantity < COUNTED_UP_TO)
  );
}
