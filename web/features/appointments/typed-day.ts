const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const ISO = /^(\d{4})-(\d\d)-(\d\d)$/;
const NUMBERS = /^(\d{1,2})[/. -](\d{1,2})(?:[/. -](\d{2}|\d{4}))?$/;
const WORDS = /^(?:[a-z]+,? )?(\d{1,2})(?:st|nd|rd|th)? ([a-z]{3})[a-z]*(?:,? (\d{4}))?$/;

/**
 * The day that was typed: "2027-01-14", "14/1/2027", "14/1" or "14 January". Without a year it is the next such day.
 * @returns YYYY-MM-DD; null for what is no day
 */
export function typedDay(text: string, today: Date): string | null {
  const typed = text.trim().toLowerCase().replaceAll(/\s+/g, ' ');
  const iso = ISO.exec(typed);
  if (iso !== null) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const [, day, month, year] = NUMBERS.exec(typed) ?? WORDS.exec(typed) ?? [];
  if (day === undefined || month === undefined) return null;
  const monthNumber = /^\d/.test(month) ? Number(month) : MONTHS.indexOf(month) + 1;
  if (year !== undefined) return dayOf(fullYear(year), monthNumber, Number(day));
  const thisYear = today.getUTCFullYear();
  const next = dayOf(thisYear, monthNumber, Number(day));
  return next !== null && next >= today.toISOString().slice(0, 10)
    ? next
    : dayOf(thisYear + 1, monthNumber, Number(day));
}

const fullYear = (typed: string): number => Number(typed.length === 2 ? `20${typed}` : typed);

function dayOf(year: number, month: number, day: number): string | null {
  const two = (number: number) => String(number).padStart(2, '0');
  const text = `${year}-${two(month)}-${two(day)}`;
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text) ? text : null;
}
