import { visible } from '@loupe/contact/visible';
import { z } from 'zod';

const LONGEST = 200;

/** One text of the address, without what cannot be seen, trimmed. */
export const optionalText = z
  .string(`is one text of at most ${LONGEST} characters.`)
  .max(LONGEST, `is one text of at most ${LONGEST} characters.`)
  .overwrite((text) => visible(text).trim());

export const text = optionalText.min(1, 'is needed.').regex(/\S/);

/** Digits of the address within bounds. */
export const wholeNumber = (min: number, max: number) => {
  const said = `is a whole number from ${min} to ${max}.`;
  return z
    .string(said)
    .regex(/^\d{1,9}$/, said)
    .transform(Number)
    .pipe(z.int().min(min, said).max(max, said));
};

/** Texts with commas between them, or the parameter several times; empty ones do not count. */
export const texts = (most: number, least = 0) => {
  const said = least === 0 ? `are at most ${most}.` : `are ${least} to ${most}, with commas between.`;
  return z
    .preprocess(
      (given) =>
        [given ?? []]
          .flat()
          .join(',')
          .split(',')
          .map((each) => visible(each).trim())
          .filter(Boolean),
      z.array(z.string().min(1).max(LONGEST, said)).min(least, said).max(most, said),
    )
    .meta({ explode: false });
};

/** The parameter any number of times, each of them one value. */
export const repeated = <Each extends z.ZodType>(each: Each, most: number, said: string) =>
  z.preprocess((given) => [given ?? []].flat(), z.array(each, said).max(most, said)).meta({ explode: true });
