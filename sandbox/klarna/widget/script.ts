/**
 * The vendor's browser library, by the names of its documentation. It shows its pages in frames of its own origin, and tells the shop's
 * page only what they answer.
 */
export const SCRIPT = `(() => {
  const origin = new URL(document.currentScript.src).origin;
  let token;
  const fail = (name) => Object.assign(new Error(name), { name });
  const open = (path, given, where, answer) => {
    const frame = document.createElement('iframe');
    const address = new URL(path, origin);
    for (const [name, value] of Object.entries({ client_token: token, ...given })) address.searchParams.set(name, value);
    frame.src = address.href;
    frame.title = where.title;
    frame.setAttribute('style', where.style);
    const listen = ({ origin: from, source, data }) => {
      if (from !== origin || source !== frame.contentWindow) return;
      if (data.height) frame.style.height = data.height + 'px';
      if (!data.answer) return;
      window.removeEventListener('message', listen);
      if (where.closes) frame.remove();
      answer(data.answer);
    };
    window.addEventListener('message', listen);
    where.parent.append(frame);
    if (where.closes) frame.focus();
  };
  const overlay = () => ({
    parent: document.body,
    closes: true,
    title: 'Klarna',
    style: 'position:fixed;inset:0;width:100%;height:100%;border:0;z-index:2147483647;background:#fff',
  });
  const known = (category) => {
    if (token === undefined) throw fail('NotInitializedError');
    if (category !== 'klarna') throw fail('InvalidPaymentMethodCategory');
  };
  const named = (data, answer) => typeof data === 'function' ? [{}, data] : [data ?? {}, answer ?? (() => {})];
  window.Klarna = { Payments: {
    init({ client_token: given }) {
      if (typeof given !== 'string' || given.split('.').length !== 3) throw fail('InvalidClientTokenError');
      token = given;
    },
    load({ container, payment_method_category: category }, ...rest) {
      known(category);
      const [, answer] = named(...rest);
      const parent = typeof container === 'string' ? document.querySelector(container) : container;
      if (parent === null) throw fail('ContainerNotFound');
      parent.replaceChildren();
      open('/widget', {}, { parent, title: 'Pay with Klarna', style: 'width:100%;border:0;height:9rem' }, answer);
    },
    authorize({ payment_method_category: category }, ...rest) {
      known(category);
      const [data, answer] = named(...rest);
      open('/purchase', { data: JSON.stringify(data) }, overlay(), answer);
    },
    finalize({ payment_method_category: category }, ...rest) {
      known(category);
      const [, answer] = named(...rest);
      open('/finalize', {}, overlay(), answer);
    },
  } };
  if (typeof window.klarnaAsyncCallback === 'function') window.klarnaAsyncCallback();
})();
`;
