/** Days of each month in a leap year, so that 29 February can be entered. */
const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

export type Birthday = { day: number; month: number };

/** Day and month of a form, both or neither: nothing, a day of the year, or `unreal`. */
export function birthdayOf({ day, month }: { day: string; month: string }): Birthday | undefined | 'unreal' {
  if (day === '' && month === '') return undefined;
  const chosen = { day: Number(day), month: Number(month) };
  const days = DAYS[chosen.month - 1];
  const real = days !== undefined && Number.isInteger(chosen.day) && chosen.day >= 1 && chosen.day <= days;
  return real ? chosen : 'unreal';
}
