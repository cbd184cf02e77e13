/** UK letters increase by 1.25 mm of inner circumference from A, with half letters between (BS 6820). */
const SIZE_A_MM = 37.825;
const HALF_STEP_MM = 0.625;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** "L½" from millimetres of inner circumference; beyond Z in whole and half steps, "Z+2". */
export function ringSizeLetter(millimetres: number): string {
  const halves = Math.max(0, Math.round((millimetres - SIZE_A_MM) / HALF_STEP_MM));
  const whole = Math.floor(halves / 2);
  const half = halves % 2 === 1 ? '½' : '';
  return whole < LETTERS.length ? `${LETTERS[whole]}${half}` : `Z+${whole - LETTERS.length + 1}${half}`;
}

type Choices = { ringSize?: number | null; wristSize?: number | null };

/** The selected option, e.g. "Size L½"; empty where there is none. */
export function choices({ ringSize, wristSize }: Choices): string {
  if (ringSize != null) return `Size\u00a0${ringSizeLetter(ringSize)}`;
  return wristSize == null ? '' : `Wrist ${wristSize}\u00a0cm`;
}

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
const MAX_QUANTITY = 99;

export function canGrow(line: { quantity: number; availableQuantity: number }): boolean {
  if (line.quantity >= MAX_QUANTITY) return false;
  return line.quantity < line.availableQuantity || line.availableQuantity >= COUNTED_UP_TO;
}

type Problem = { code: string };

/** Problems that the line's stock sentence does not already state. */
export function unstatedProblems<Item extends Problem>(
  problems: readonly Item[],
  line: { quantity: number; availableQuantity: number },
): Item[] {
  const tooMany = line.quantity > line.availableQuantity;
  return problems.filter(({ code }) => code !== 'outOfStock' && (code !== 'lowStock' || tooMany));
}

export function problemTone({ code }: Problem): 'info' | 'warn' | 'error' {
  if (code === 'outOfStock' || code === 'notSellable') return 'error';
  return code === 'priceChanged' ? 'info' : 'warn';
}

type Bag = {
  problems: readonly Problem[];
  lineItems: readonly { quantity: number; availableQuantity: number }[];
};

/** Whether payment would refuse the bag: a piece is sold out, not for sale, or has less stock than its quantity. */
export function isBlocked({ problems, lineItems }: Bag): boolean {
  return (
    problems.some((problem) => problemTone(problem) === 'error') ||
    lineItems.some((line) => line.quantity > line.availableQuantity && line.availableQuantity < COUNTED_UP_TO)
  );
}
