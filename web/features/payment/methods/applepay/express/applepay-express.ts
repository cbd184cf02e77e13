import type { ExpressMethod } from '../../../express/express-method.ts';

export const applepayExpress = {
  method: 'applepay',
  name: 'Apple Pay',
  load: async () => (await import('./pay-express.ts')).payExpress,
} as const satisfies ExpressMethod;
