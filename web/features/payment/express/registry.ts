import { applepayExpress } from '../methods/applepay/express/applepay-express.ts';
import type { ExpressMethod } from './express-method.ts';

/** The express buttons, in the order in which they are shown. */
export const EXPRESS: readonly ExpressMethod[] = [applepayExpress];
