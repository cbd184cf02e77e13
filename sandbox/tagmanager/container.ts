/** The script at /gtm.js: tells this server, in order, what the page had put into its data layer and what it puts there later. */
export const CONTAINER_SCRIPT = `(() => {
  const to = new URL('/pushes', document.currentScript.src).href;
  const layer = (window.dataLayer = window.dataLayer || []);
  const isCommand = (entry) => Object.prototype.toString.call(entry) === '[object Arguments]';
  const plain = (entry) => (isCommand(entry) ? { command: [...entry] } : { pushed: entry });
  let told = Promise.resolve();
  const tell = (entry) => {
    const body = JSON.stringify({ path: location.pathname, entry: plain(entry) });
    told = told.then(() => fetch(to, { method: 'POST', body, mode: 'no-cors', keepalive: true })).catch(() => {});
  };
  layer.forEach(tell);
  const push = layer.push;
  layer.push = (...entries) => {
    entries.forEach(tell);
    return push.apply(layer, entries);
  };
})();
`;
