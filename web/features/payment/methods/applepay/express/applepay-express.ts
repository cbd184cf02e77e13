import type { ExpressMethod } from '../../../express/express-method.ts';
import { canPay } from '../can-pay.ts';

export const applepayExpress = {
  method: 'applepay',
  name: 'Apple Pay',
  isInBrowser: canPay,
  load: async () => (await import('./pay-express.ts')).payExpress,
} as const satisfies ExpressMethod;
