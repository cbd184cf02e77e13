/** "1 piece", "3 pieces". */
export function pieces(quantity: number): string {
  return quantity === 1 ? '1 piece' : `${quantity} pieces`;
}
