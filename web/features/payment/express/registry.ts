import { applepayExpress } from '../methods/applepay/express/applepay-express.ts';
import { paypalExpress } from '../methods/paypal/express/paypal-express.ts';
import type { ExpressMethod } from './express-method.ts';

/** The express buttons, in the order in which they are shown. */
const EXPRESS: readonly ExpressMethod[] = [applepayExpress, paypalExpress];

/** Those that this browser can pay by. */
export const usableExpress = (): readonly ExpressMethod[] =>
  EXPRESS.filter(({ isInBrowser }) => isInBrowser?.() ?? true);
