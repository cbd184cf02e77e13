// Stands in for the browser's ApplePaySession: the sheet is a window of the sandbox. For development and tests.
{
  const STATUS_SUCCESS = 0;

  class ApplePayError {
    constructor(code, contactField, message) {
      Object.assign(this, { code, contactField, message });
    }
  }

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
      this.#window = globalThis.open('SHEET_ORIGIN/sheet', 'apple-pay', 'popup,width=420,height=720');
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

    completeShippingContactSelection(update) {
      this.#tell({ kind: 'update', update: plain(update) });
    }

    completeShippingMethodSelection(update) {
      this.#tell({ kind: 'update', update: plain(update) });
    }

    completePayment(result) {
      const { status, errors = [] } = typeof result === 'number' ? { status: result } : result;
      this.#tell({ kind: 'complete', isSuccess: status === STATUS_SUCCESS, errors: plain(errors) });
      // What is wrong with a contact is corrected in the sheet.
      if (errors.length === 0) this.#end();
    }

    #on({ kind, ...told }) {
      if (kind === 'ready') this.#tell({ kind: 'request', request: structuredClone(this.#request) });
      if (kind === 'validate')
        this.onvalidatemerchant?.({ validationURL: 'VALIDATION_URL/paymentservices/startSession' });
      if (kind === 'contact') this.onshippingcontactselected?.(told);
      if (kind === 'method') this.onshippingmethodselected?.(told);
      if (kind === 'authorized') this.onpaymentauthorized?.({ payment: told.payment });
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

  const plain = (value) => JSON.parse(JSON.stringify(value));

  Object.assign(globalThis, { ApplePaySession, ApplePayError });
}
