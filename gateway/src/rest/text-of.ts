import { visible } from '@loupe/contact/visible';
import type { Request } from 'express';
import { CallRefused } from './call-refused.ts';

const LONGEST = 200;

/** A parameter of the address, trimmed; undefined when it is not there. @throws CallRefused for two of them, or one that is too long */
export function textOf(request: Request, name: string): string | undefined {
  const value = request.query[name];
  if (value === undefined) return undefined;
  if (typeof value !== 'string' || value.length > LONGEST)
    throw new CallRefused('ValidationError', `${name} is one text of at most ${LONGEST} characters.`);
  return visible(value).trim();
}

/** @throws CallRefused without it */
export function neededTextOf(request: Request, name: string): string {
  const value = textOf(request, name);
  if (!value) throw new CallRefused('ValidationError', `${name} is needed.`);
  return value;
}

/** A parameter that is a list: with commas between its texts, or several times. Empty when it is not there. */
export const textsOf = (request: Request, name: string): string[] =>
  [request.query[name] ?? []]
    .flat()
    .join(',')
    .split(',')
    .map((text) => visible(text).trim())
    .filter(Boolean);

/** @throws CallRefused when it is not a whole number of up to nine digits */
export function numberOf(request: Request, name: string): number | undefined {
  const value = textOf(request, name);
  if (value !== undefined && !/^\d{1,9}$/.test(value))
    throw new CallRefused('ValidationError', `${name} is a whole number.`);
  return value === undefined ? undefined : Number(value);
}
