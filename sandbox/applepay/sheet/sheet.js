// The sheet's own window: it talks to the stand-in of ApplePaySession in the page that opened it.
const page = globalThis.opener;
const at = (id) => globalThis.document.getElementById(id);
const tell = (message) => page?.postMessage({ applePay: true, ...message }, '*');
let total = '0.00';
let isOver = false;

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

const steps = {
  request({ request }) {
    total = request.total.amount;
    at('merchant').textContent = request.total.label;
    at('total').textContent = `${request.currencyCode} ${total}`;
    tell({ kind: 'validate' });
  },
  async session({ session }, origin) {
    const answer = await post('/sheet/sessions', { session, domain: new URL(origin).hostname });
    if (answer.ok) {
      at('status').textContent = 'Double-click to pay.';
      at('pay').disabled = false;
      return;
    }
    at('status').textContent = `Refused: ${(await answer.json()).fault}.`;
    end({ kind: 'cancel' });
  },
  complete({ isSuccess }) {
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
  tell({ kind: 'authorized', token: await answer.json() });
});
at('cancel').addEventListener('click', () => {
  end({ kind: 'cancel' });
  globalThis.close();
});
globalThis.addEventListener('pagehide', () => end({ kind: 'cancel' }));
tell({ kind: 'ready' });
