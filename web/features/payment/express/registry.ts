import { applepayExpress } from '../methods/applepay/express/applepay-express.ts';
import type { ExpressMethod } from './express-method.ts';
import { IN_BROWSER } from './in-browser.ts';

type ExpressType = keyof typeof IN_BROWSER;

/** The express buttons, in the order in which they are shown. */
const EXPRESS: readonly (ExpressMethod & { method: ExpressType })[] = [applepayExpress];

/** Those that this browser can pay by. */
export const usableExpress = (): readonly ExpressMethod[] =>
  EXPRESS.filter(({ method }) => IN_BROWSER[method]());
