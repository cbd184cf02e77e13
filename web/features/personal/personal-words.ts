type Price = { readonly isFree: boolean; readonly formattedPrice: string };

/** "free", or what it costs. */
export const priceWords = ({ isFree, formattedPrice }: Price): string => (isFree ? 'free' : formattedPrice);

/** "16.5 cm" of a wrist size in millimetres. */
export const wristWords = (size: number): string => `${size / 10}\u00a0cm`;

/** How many characters are left, counted as the engraver counts them. */
export const charactersLeft = (text: string, limit: number): string => {
  const left = limit - [...text].length;
  return left === 1 ? '1 character left' : `${left} characters left`;
};

/** "2 working days". */
export const workingDays = (days: number): string => (days === 1 ? '1 working day' : `${days} working days`);
