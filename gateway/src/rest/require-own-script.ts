import type { RequestHandler } from 'express';
import { isForeign } from '../foreign-request.ts';
import { CallRefused } from './call-refused.ts';

/** Only scripts can send this header, and scripts of another origin only with CORS, which is enabled for the graph alone (RE-07). */
export const requireXhr: RequestHandler = ({ headers }, _response, next) => {
  if (headers['x-requested-with'] !== 'XMLHttpRequest')
    throw new CallRefused('BAD_REQUEST', 'Send X-Requested-With: XMLHttpRequest.');
  next();
};

export const requireOwnPage: RequestHandler = ({ headers }, _response, next) => {
  if (isForeign(headers))
    throw new CallRefused('FORBIDDEN', 'The request must come from a page of this shop.');
  next();
};
