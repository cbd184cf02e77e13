// The sheet's own window: it talks to the stand-in of ApplePaySession in the page that opened it.
const page = globalThis.opener;
const at = (id) => globalThis.document.getElementById(id);
const tell = (message) => page?.postMessage({ applePay: true, ...message }, '*');
/** The wallet's addresses, by what they say. */
const contacts = JSON.parse(at('delivery').dataset.contacts);
let total = '0.00';
let isOver = false;
let asksDelivery = false;

const post = (path, body) =>
  fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

function end(message) {
  if (isOver) return;
  isOver = true;
  if (message) tell(message);
}

const list = (id, texts) => at(id).replaceChildren(...texts.map((text) => element('li', text)));
function element(name, text) {
  const made = globalThis.document.createElement(name);
  made.textContent = text;
  return made;
}

/** As Apple does it before the payment: no name, no street, and of a postcode in the United Kingdom its outward half. */
function redacted({ locality, administrativeArea, postalCode, country, countryCode }) {
  const told = countryCode === 'GB' ? postalCode.slice(0, -3) : postalCode;
  return { locality, administrativeArea, postalCode: told, country, countryCode };
}

/** By keyboard it is the first thing that can be done. */
function allowPay() {
  at('pay').disabled = false;
  if (globalThis.document.activeElement === globalThis.document.body) at('pay').focus();
}

const contact = () => contacts[at('contact').value];
function chooseContact() {
  at('pay').disabled = true;
  const { addressLines, locality, postalCode, phoneNumber, emailAddress } = contact();
  at('address').textContent = [...addressLines, locality, postalCode, phoneNumber, emailAddress]
    .filter(Boolean)
    .join(', ');
  tell({ kind: 'contact', shippingContact: redacted(contact()) });
}

function showTotal({ label, amount, type }, currency = 'GBP') {
  total = amount;
  at('merchant').textContent = label;
  at('total').textContent = type === 'pending' ? 'Amount pending' : `${currency} ${amount}`;
}

const steps = {
  request({ request }) {
    showTotal(request.total, request.currencyCode);
    asksDelivery = (request.requiredShippingContactFields ?? []).length > 0;
    at('delivery').hidden = !asksDelivery;
    tell({ kind: 'validate' });
  },
  async session({ session }, origin) {
    const answer = await post('/sheet/sessions', { session, domain: new URL(origin).hostname });
    if (answer.ok) {
      at('status').textContent = 'Check it, then pay.';
      if (asksDelivery) chooseContact();
      else allowPay();
      return;
    }
    at('status').textContent = `Refused: ${(await answer.json()).fault}.`;
    end({ kind: 'cancel' });
  },
  update({ update: { newTotal, newLineItems = [], newShippingMethods, errors = [] } }) {
    showTotal(newTotal);
    list(
      'rows',
      newLineItems.map(({ label, amount }) => `${label} ${amount}`),
    );
    list(
      'errors',
      errors.map(({ message }) => message),
    );
    if (newShippingMethods)
      at('method').replaceChildren(
        ...newShippingMethods.map((method) =>
          Object.assign(element('option', `${method.label} ${method.amount}`), {
            value: JSON.stringify(method),
          }),
        ),
      );
    if (errors.length === 0 && newTotal.type !== 'pending') allowPay();
    else at('pay').disabled = true;
  },
  complete({ isSuccess, errors = [] }) {
    list(
      'errors',
      errors.map(({ contactField, message }) => `${contactField}: ${message}`),
    );
    if (errors.length > 0) {
      at('status').textContent = 'Payment not completed.';
      allowPay();
      return;
    }
    isOver = true;
    at('status').textContent = isSuccess ? 'Done.' : 'Payment not completed.';
    globalThis.close();
  },
  abort() {
    isOver = true;
    globalThis.close();
  },
};

globalThis.addEventListener('message', ({ data, source, origin }) => {
  if (source === page && data?.applePay === true) void steps[data.kind]?.(data, origin);
});
at('pay').addEventListener('click', async () => {
  at('pay').disabled = true;
  at('status').textContent = 'Processing.';
  const answer = await post('/sheet/payments', {
    number: at('card').value,
    pence: Math.round(Number(total) * 100),
  });
  const people = asksDelivery ? { shippingContact: contact(), billingContact: contact() } : {};
  tell({ kind: 'authorized', payment: { token: await answer.json(), ...people } });
});
at('contact').addEventListener('change', chooseContact);
at('method').addEventListener('change', () => {
  at('pay').disabled = true;
  tell({ kind: 'method', shippingMethod: JSON.parse(at('method').value) });
});
function cancel() {
  end({ kind: 'cancel' });
  globalThis.close();
}
at('cancel').addEventListener('click', cancel);
globalThis.addEventListener('keydown', ({ key }) => key === 'Escape' && cancel());
globalThis.addEventListener('pagehide', () => end({ kind: 'cancel' }));
tell({ kind: 'ready' });
