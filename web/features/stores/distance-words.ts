/** CO-08: `1.0 miles`, always with one decimal. */
export const distanceWords = (miles: number): string => `${miles.toFixed(1)}\u00a0miles`;
