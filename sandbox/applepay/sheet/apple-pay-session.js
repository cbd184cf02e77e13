// Stands in for the browser's ApplePaySession: the sheet is a window of the sandbox. For development and tests.
{
  const STATUS_SUCCESS = 0;

  class ApplePaySession extends EventTarget {
    static STATUS_SUCCESS = STATUS_SUCCESS;
    static STATUS_FAILURE = 1;
    static canMakePayments = () => true;
    static supportsVersion = (version) => version <= 14;

    #request;
    #window;
    #hear = ({ source, origin, data }) => {
      if (source === this.#window && origin === 'SHEET_ORIGIN' && data?.applePay === true) this.#on(data);
    };

    constructor(_version, request) {
      super();
      this.#request = request;
    }

    begin() {
      this.#window = globalThis.open('SHEET_ORIGIN/sheet', 'apple-pay', 'popup,width=420,height=560');
      if (this.#window === null) throw new Error('The sheet was not opened by a press.');
      globalThis.addEventListener('message', this.#hear);
    }

    abort() {
      this.#tell({ kind: 'abort' });
      this.#end();
    }

    completeMerchantValidation(session) {
      this.#tell({ kind: 'session', session });
    }

    completePayment(result) {
      const status = typeof result === 'number' ? result : result.status;
      this.#tell({ kind: 'complete', isSuccess: status === STATUS_SUCCESS });
      this.#end();
    }

    #on({ kind, token }) {
      if (kind === 'ready') this.#tell({ kind: 'request', request: structuredClone(this.#request) });
      if (kind === 'validate')
        this.onvalidatemerchant?.({ validationURL: 'VALIDATION_URL/paymentservices/startSession' });
      if (kind === 'authorized') this.onpaymentauthorized?.({ payment: { token } });
      if (kind === 'cancel') {
        this.#end();
        this.oncancel?.({});
      }
    }

    #tell(message) {
      this.#window?.postMessage({ applePay: true, ...message }, 'SHEET_ORIGIN');
    }

    #end() {
      globalThis.removeEventListener('message', this.#hear);
    }
  }

  globalThis.ApplePaySession = ApplePaySession;
}
