/* global document, CSSStyleSheet, parent, location, MessageChannel, addEventListener */
/**
 * The document inside a card field's frame. It talks to the page over one message port, accepted once from an origin the
 * capture context names, and to the other card field by messages of this same origin. Only validity and card type are sent
 * through the port, never digits.
 */
(() => {
  'use strict';

  const { field, targetOrigins, networks } = JSON.parse(document.documentElement.dataset.config);
  const input = document.querySelector('input');
  const description = document.querySelector('#description');
  const styleSheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [styleSheet];
  let port;

  const digits = () => input.value.replaceAll(/\D/g, '');
  const emit = (event, data) => port?.postMessage({ event, data });

  function passesLuhn(text) {
    const sum = [...text].reverse().reduce((total, character, index) => {
      const doubled = Number(character) * 2;
      return total + (index % 2 === 0 ? Number(character) : doubled > 9 ? doubled - 9 : doubled);
    }, 0);
    return sum % 10 === 0;
  }

  const networkOf = (text) => networks.find(({ prefix }) => new RegExp(`^(?:${prefix})`).test(text));

  function numberState() {
    const text = digits();
    const network = networkOf(text);
    const lengths = network?.lengths ?? [];
    const valid = lengths.includes(text.length) && passesLuhn(text);
    const couldBeValid = valid || text.length < Math.max(12, ...lengths.slice(-1));
    return {
      empty: text === '',
      valid,
      couldBeValid,
      card: network ? [describe(network, valid, couldBeValid)] : [],
    };
  }

  function describe({ name, brandedName, code, spaces, lengths, securityCode }, valid, couldBeValid) {
    return { name, brandedName, cybsCardType: code, spaces, lengths, securityCode, valid, couldBeValid };
  }

  function securityCodeState() {
    const length = digits().length;
    const valid = length >= 3 && length <= input.maxLength;
    return { empty: length === 0, valid, couldBeValid: valid || length < 3 };
  }

  const state = () => (field === 'number' ? numberState() : securityCodeState());

  /** Groups the digits as printed on the card; the caret stays behind the same digit. */
  function format() {
    const text = digits();
    if (field !== 'number') return void (input.value = text);
    const before = input.value
      .slice(0, input.selectionStart ?? input.value.length)
      .replaceAll(/\D/g, '').length;
    const gaps = networkOf(text)?.spaces ?? [4, 8, 12];
    const grouped = [...text].map((digit, index) => (gaps.includes(index) ? ` ${digit}` : digit)).join('');
    if (grouped === input.value) return;
    input.value = grouped;
    const caret = before + gaps.filter((gap) => gap < before).length;
    input.setSelectionRange(caret, caret);
  }

  function onInput() {
    format();
    input.setAttribute('aria-invalid', String(!state().valid && !state().couldBeValid));
    applyStateClass();
    emit('change', state());
  }

  function applyStateClass() {
    const { valid, couldBeValid } = state();
    input.classList.toggle('valid', valid);
    input.classList.toggle('invalid', !valid && !couldBeValid);
  }

  const ALLOWED_STYLE =
    /^(?:(?:-webkit-|-moz-)?font(?:-.+)?|color|caret-color|cursor|direction|letter-spacing|line-height|opacity|padding(?:-.+)?|text-(?:align|indent|shadow|transform)|transition|-webkit-text-fill-color)$/;
  const SELECTORS = {
    input: 'input',
    ':focus': 'input:focus',
    ':disabled': 'input:disabled',
    '::placeholder': 'input::placeholder',
    valid: 'input.valid',
    invalid: 'input.invalid',
  };

  /** The page may set font and colour of the text, nothing that could cover or move it. */
  function applyStyles(styles) {
    for (const [name, declarations] of Object.entries(styles ?? {})) {
      if (!(name in SELECTORS)) continue;
      const rule =
        styleSheet.cssRules[styleSheet.insertRule(`${SELECTORS[name]} {}`, styleSheet.cssRules.length)];
      for (const [property, value] of Object.entries(declarations)) {
        if (ALLOWED_STYLE.test(property)) rule.style.setProperty(property, String(value));
      }
    }
  }

  function applyOptions({ placeholder, title, description: text, disabled, maxLength }) {
    if (placeholder !== undefined) input.placeholder = placeholder;
    if (title !== undefined) input.setAttribute('aria-label', title);
    if (text !== undefined) {
      description.textContent = text;
      input.setAttribute('aria-describedby', 'description');
    }
    if (disabled !== undefined) input.disabled = disabled;
    if (maxLength !== undefined && field === 'securityCode') input.maxLength = maxLength;
  }

  const COMMANDS = {
    focus: () => input.focus(),
    clear: () => {
      input.value = '';
      onInput();
    },
    update: ({ options }) => applyOptions(options),
    createToken: (message, reply) =>
      createToken(message).then(
        (token) => reply.postMessage({ token }),
        (error) => reply.postMessage({ error }),
      ),
  };

  /** Requests the security code from the other card field's frame. */
  function askSecurityCode(frameName) {
    const neighbour = frameName ? parent.frames[frameName] : undefined;
    if (!neighbour) return Promise.resolve('');
    return new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => resolve(data);
      neighbour.postMessage({ type: 'flex-collect' }, location.origin, [port2]);
    });
  }

  async function createToken({ captureContext, securityCodeFrame, expirationMonth, expirationYear }) {
    const securityCode = await askSecurityCode(securityCodeFrame);
    const faults = [
      ...(numberState().valid ? [] : ['number']),
      ...(securityCodeFrame && securityCode.length < 3 ? ['securityCode'] : []),
    ];
    if (faults.length > 0) {
      const details = faults.map((location) => ({ location, message: 'Validation error' }));
      return Promise.reject({
        reason: 'CREATE_TOKEN_VALIDATION_FIELDS',
        message: 'Validation error',
        details,
      });
    }
    const card = { number: digits(), securityCode, expirationMonth, expirationYear };
    const response = await fetch('/flex/v2/tokens', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ captureContext, card }),
    }).catch(() =>
      Promise.reject({ reason: 'CREATE_TOKEN_XHR_ERROR', message: 'The card service cannot be reached' }),
    );
    if (response.ok) return response.text();
    const { reason, message, details } = await response.json();
    return Promise.reject({ reason, message, details });
  }

  addEventListener('message', ({ data, origin, source, ports }) => {
    if (data?.type === 'flex-collect' && origin === location.origin) ports[0].postMessage(digits());
    if (data?.type !== 'flex-init' || port !== undefined) return;
    if (source !== parent || !targetOrigins.includes(origin)) return;
    port = ports[0];
    port.onmessage = ({ data: message, ports: [reply] }) => COMMANDS[message.type]?.(message, reply);
    document.documentElement.style.colorScheme = data.colorScheme;
    applyStyles(data.styles);
    applyOptions(data.options);
    emit('load');
  });

  input.addEventListener('input', onInput);
  input.addEventListener('focus', () => emit('focus', state()));
  input.addEventListener('blur', () => {
    input.setAttribute('aria-invalid', String(!state().valid && !state().empty));
    emit('blur', state());
  });
  input.addEventListener('keydown', ({ key }) => key === 'Enter' && emit('inputSubmitRequest', state()));
  // Browsers fill fields without an event of their own; the style sheet starts this animation when they do.
  input.addEventListener(
    'animationstart',
    ({ animationName }) => animationName === 'autofilled' && emit('autocomplete', state()),
  );
})();
