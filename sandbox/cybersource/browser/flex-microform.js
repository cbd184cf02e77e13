/* global atob, TextDecoder, document, URLSearchParams, CSS, MessageChannel, getComputedStyle, crypto, window */
/**
 * The merchant's side of the card fields: `new Flex(captureContext).microform({ styles })`. It has only frames and message
 * ports; numbers are typed into documents of the host that serves this file and never pass through the page.
 */
(() => {
  'use strict';

  const CREATE_TOKEN_TIMEOUT_MS = 15_000;
  const FIELD_LOAD_TIMEOUT_MS = 10_000;
  const FIELDS = {
    number: { title: 'Card number, secure field', containerClass: 'flex-microform' },
    securityCode: { title: 'Security code, secure field', containerClass: 'flex-microform' },
  };
  const CONTAINER_STATES = ['focused', 'valid', 'invalid', 'disabled', 'autocomplete'];

  class FlexError extends Error {
    constructor(reason, message, details = []) {
      super(message);
      this.name = 'FlexError';
      this.reason = reason;
      this.details = details;
    }
  }

  function readJwt(jwt) {
    const base64 = String(jwt).split('.')[1].replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(bytes));
  }

  class Field {
    #type;
    #options;
    #microform;
    #listeners = new Map();
    #frame;
    #container;
    #port;
    #offeredPort;
    #labels = [];
    #focusOnLabel = () => this.focus();

    constructor(type, options, microform) {
      this.#type = type;
      this.#options = { ...options };
      this.#microform = microform;
    }

    on(event, listener) {
      this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), listener]);
    }

    off(event, listener) {
      const kept = (this.#listeners.get(event) ?? []).filter((known) => known !== listener);
      this.#listeners.set(event, kept);
    }

    load(target) {
      const container = typeof target === 'string' ? document.querySelector(target) : target;
      if (!container) throw new FlexError('FIELD_LOAD_CONTAINER_SELECTOR', `No element matches ${target}`);
      if (this.#frame) throw new FlexError('FIELD_ALREADY_LOADED', 'The field is already loaded');
      const { origin, sessionId, id } = this.#microform;
      const frame = document.createElement('iframe');
      frame.name = `flex-${this.#type}-${id}`;
      frame.title = this.#options.title ?? FIELDS[this.#type].title;
      Object.assign(frame.style, { border: '0', width: '100%', height: '100%', display: 'block' });
      frame.addEventListener('load', () => this.#connect(frame, origin));
      frame.src = `${origin}/microform/v2/field?${new URLSearchParams({ session: sessionId, field: this.#type })}`;
      container.classList.add('flex-microform');
      container.append(frame);
      this.#frame = frame;
      this.#container = container;
      this.#labels = container.id
        ? [...document.querySelectorAll(`label[for="${CSS.escape(container.id)}"]`)]
        : [];
      this.#labels.forEach((label) => label.addEventListener('click', this.#focusOnLabel));
      setTimeout(() => {
        if (this.#frame === frame && !this.#port) {
          this.#emit('error', new FlexError('FIELD_LOAD_ERROR', 'The field did not load'));
        }
      }, FIELD_LOAD_TIMEOUT_MS);
    }

    unload() {
      this.#labels.forEach((label) => label.removeEventListener('click', this.#focusOnLabel));
      this.#container?.classList.remove(
        'flex-microform',
        ...CONTAINER_STATES.map((state) => `flex-microform-${state}`),
      );
      this.#port?.close();
      this.#frame?.remove();
      this.#frame = this.#port = this.#container = undefined;
      this.#emit('unload');
    }

    dispose() {
      this.unload();
      this.#listeners.clear();
    }

    focus() {
      this.#frame?.focus();
      this.#port?.postMessage({ type: 'focus' });
    }

    clear() {
      this.#port?.postMessage({ type: 'clear' });
    }

    update(options) {
      Object.assign(this.#options, options);
      if (options.title && this.#frame) this.#frame.title = options.title;
      this.#port?.postMessage({ type: 'update', options });
      this.#emit('update');
    }

    setPlaceholder(placeholder) {
      this.update({ placeholder });
    }

    get frameName() {
      return this.#frame?.name;
    }

    get isLoaded() {
      return Boolean(this.#port);
    }

    request(message) {
      return new Promise((resolve, reject) => {
        const { port1, port2 } = new MessageChannel();
        const failed = (error) => reject(new FlexError(error.reason, error.message, error.details));
        const timer = setTimeout(
          () => failed({ reason: 'CREATE_TOKEN_TIMEOUT', message: 'The card service did not answer' }),
          CREATE_TOKEN_TIMEOUT_MS,
        );
        port1.onmessage = ({ data }) => {
          clearTimeout(timer);
          port1.close();
          if (data.error) failed(data.error);
          else resolve(data.token);
        };
        this.#port.postMessage(message, [port2]);
      });
    }

    #connect(frame, origin) {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => this.#receive(data);
      const colorScheme = getComputedStyle(frame).colorScheme;
      const init = { type: 'flex-init', options: this.#options, styles: this.#microform.styles, colorScheme };
      // The target origin keeps the port from any other document that might have loaded in the frame.
      frame.contentWindow.postMessage(init, origin, [port2]);
      this.#port = undefined; // until the field says it is ready
      this.#offeredPort = port1;
    }

    #receive({ event, data }) {
      if (event === 'load') this.#port = this.#offeredPort;
      if (!this.#container) return;
      const mark = (state, on) => this.#container.classList.toggle(`flex-microform-${state}`, on);
      if (event === 'focus' || event === 'blur') mark('focused', event === 'focus');
      if (event === 'change') {
        mark('valid', data.valid);
        mark('invalid', !data.valid && !data.couldBeValid);
      }
      if (event === 'autocomplete') mark('autocomplete', true);
      this.#emit(event, data);
    }

    #emit(event, data) {
      (this.#listeners.get(event) ?? []).forEach((listener) => listener(data));
    }
  }

  class Microform {
    #fields = new Map();
    #captureContext;

    constructor(captureContext, claims, options) {
      this.#captureContext = captureContext;
      this.origin = claims.ctx[0].data.mfOrigin;
      this.sessionId = claims.jti;
      this.styles = options.styles ?? {};
      this.id = crypto.getRandomValues(new Uint32Array(1))[0].toString(36);
    }

    createField(type, options = {}) {
      if (!FIELDS[type]) throw new FlexError('CREATE_FIELD_INVALID_TYPE', `There is no field called ${type}`);
      const field = new Field(type, options, this);
      this.#fields.set(type, field);
      return field;
    }

    createToken(options, callback) {
      this.#createToken(options).then(
        (token) => callback(null, token),
        (error) => callback(error),
      );
    }

    async #createToken({ expirationMonth = '', expirationYear = '' } = {}) {
      const number = this.#fields.get('number');
      if (!number?.isLoaded)
        throw new FlexError('CREATE_TOKEN_NO_FIELDS_LOADED', 'The number field is not loaded');
      const faults = [];
      if (!/^(0[1-9]|1[0-2])$/.test(expirationMonth)) faults.push('expirationMonth');
      if (!/^\d{4}$/.test(expirationYear)) faults.push('expirationYear');
      if (faults.length > 0) {
        const details = faults.map((location) => ({ location, message: 'Validation error' }));
        throw new FlexError('CREATE_TOKEN_VALIDATION_PARAMS', 'The expiry is not valid', details);
      }
      return number.request({
        type: 'createToken',
        captureContext: this.#captureContext,
        securityCodeFrame: this.#fields.get('securityCode')?.frameName,
        expirationMonth,
        expirationYear,
      });
    }
  }

  window.Flex = class Flex {
    #captureContext;
    #claims;

    constructor(captureContext) {
      try {
        this.#claims = readJwt(captureContext);
      } catch {
        throw new FlexError('CAPTURE_CONTEXT_INVALID', 'The capture context is not a JWT');
      }
      if (this.#claims.exp * 1_000 <= Date.now()) {
        throw new FlexError('CAPTURE_CONTEXT_EXPIRED', 'The capture context has expired');
      }
      this.#captureContext = captureContext;
    }

    /** Called as microform(options) or, as newer pages do, microform('card', options). */
    microform(typeOrOptions = {}, options = {}) {
      return new Microform(
        this.#captureContext,
        this.#claims,
        typeof typeOrOptions === 'string' ? options : typeOrOptions,
      );
    }
  };
})();
