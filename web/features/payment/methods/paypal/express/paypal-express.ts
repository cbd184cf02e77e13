import type { ExpressMethod } from '../../../express/express-method.ts';

export const paypalExpress: ExpressMethod = {
  method: 'paypal',
  name: 'PayPal',
  load: async () => (await import('./pay-express.ts')).payExpress,
  comeBack: async () => (await import('./pay-express.ts')).comeBack,
};
