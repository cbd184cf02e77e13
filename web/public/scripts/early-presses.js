// Keeps what is pressed before the app answers to it, and presses it once when it does (features/early-presses). Loaded by every page
// before the app's own script; what the app tells is the event "appready", and the attribute data-ready of the page from then on.
(() => {
  // Links, popovers, commands and forms with an address of their own work without script. A form with data-scripted is sent only where
  // there is none.
  const BY_ITSELF =
    'commandForElement' in HTMLButtonElement.prototype ? '[popovertarget], [commandfor]' : '[popovertarget]';
  const PRESSABLE = `button:not(${BY_ITSELF}), input[type=radio], input[type=checkbox]`;
  const EVERY_MS = 50;
  const LONGEST_MS = 5000;

  /** Controls that wait, with the state of a choice, which the browser has changed already. */
  const waiting = new Map();
  let isReady = false;
  /** Whether the app let the last touch or key reach its place: React stops events on parts that it has not hydrated yet. */
  let isReached = false;

  function reaches(element) {
    let reached = false;
    const note = () => (reached = true);
    // It means nothing, but React hydrates the part it happens on, if it can.
    const event = new Event('pointercancel', { bubbles: true });
    element.addEventListener(event.type, note);
    element.dispatchEvent(event);
    element.removeEventListener(event.type, note);
    return reached;
  }

  function press(element, checked) {
    element.removeAttribute('aria-busy');
    // React is told of changes only.
    if (checked !== undefined) element.checked = !checked;
    element.click();
  }

  /** All at once, when each is answered: one press may make React render a part again that is not hydrated yet, and a press on it is lost. */
  function pressWaiting(until) {
    const isAnswered = [...waiting.keys()].map(reaches).every(Boolean);
    if (!isAnswered && performance.now() < until) {
      setTimeout(pressWaiting, EVERY_MS, until);
      return;
    }
    const pressed = [...waiting];
    waiting.clear();
    for (const [element, checked] of pressed) press(element, checked);
  }

  const pressSoon = () => setTimeout(pressWaiting, 0, performance.now() + LONGEST_MS);

  const isSentByItself = ({ type, form }) => type === 'submit' && form && !form.hasAttribute('data-scripted');

  function keep(event) {
    const element = event.isTrusted && event.target.closest(PRESSABLE);
    if (!element || isSentByItself(element) || (isReady && isReached)) return;
    event.stopImmediatePropagation();
    if (element.type === 'submit') event.preventDefault();
    const isFirst = waiting.size === 0;
    waiting.set(element, element.checked);
    if (element.checked === undefined) element.setAttribute('aria-busy', 'true');
    if (isReady && isFirst) pressSoon();
    // For a press without a touch or key, such as a screen reader's. A label's press of its choice is part of this one.
    setTimeout(() => (isReached = false));
  }

  function noteReach({ type, target }) {
    isReached = false;
    target.addEventListener(type, () => (isReached = true), { once: true, passive: true });
  }

  /** React was not told where mouse and focus are. */
  function reportPlaces() {
    const hovered = [...document.querySelectorAll(':hover')].at(-1);
    if (matchMedia('(hover: hover)').matches) {
      hovered?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
      hovered?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
    }
    if (document.activeElement !== document.body)
      document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  }

  function begin() {
    isReady = true;
    if (waiting.size > 0) pressSoon();
    setTimeout(reportPlaces);
  }

  addEventListener('click', keep, { capture: true });
  for (const type of ['pointerdown', 'keydown'])
    addEventListener(type, noteReach, { capture: true, passive: true });
  if (document.documentElement.hasAttribute('data-ready')) begin();
  else addEventListener('appready', begin, { once: true });
})();
