import { canPay } from '../methods/applepay/can-pay.ts';

/** Of each express button, whether this browser can pay by it. It is all that a page loads of them before one is shown. */
export const IN_BROWSER = { applepay: canPay };

export const hasExpress = (): boolean => Object.values(IN_BROWSER).some((isInBrowser) => isInBrowser());
