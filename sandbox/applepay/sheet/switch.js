// For the pages of a shop on this machine: a link of the sandbox leads to one with #apple-pay=on or #apple-pay=off, which this browser
// keeps for the shop. The sandbox puts the stand-in below it.
{
  const KEY = 'sandbox-apple-pay';
  const { location, history, localStorage } = globalThis;
  const told = /^#apple-pay=(on|off)$/.exec(location.hash)?.[1];
  if (told !== undefined) {
    localStorage.setItem(KEY, told);
    history.replaceState(history.state, '', location.pathname + location.search);
  }
  globalThis.isApplePaySwitchedOn = localStorage.getItem(KEY) === 'on';
}
