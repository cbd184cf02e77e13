import { AppReady } from './client/app-ready.tsx';

/** A file of its own, so that it is before the app and allowed by every page's content security policy. */
const SCRIPT = '/scripts/early-presses.js';

/**
 * Keeps presses that come before the app answers to them. Every page of a shop renders it once. Nothing is drawn before it has run, as it
 * cannot keep a press that comes earlier.
 */
export function EarlyPresses() {
  return (
    <>
      <script async src={SCRIPT} fetchPriority="high" blocking="render" />
      <AppReady />
    </>
  );
}
