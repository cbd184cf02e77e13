import { postForm } from '../../post-form.ts';

/** Timeout for the bank's device data collection; a payment continues without it. */
const LONGEST_MS = 10_000;
const FRAME = 'device-data';

/** Runs the bank's device data collection in a hidden frame; resolves when it has finished or timed out. */
export function collectDeviceData(collector: { url: string; accessToken: string }): Promise<void> {
  const { origin } = new URL(collector.url);
  const frame = document.createElement('iframe');
  frame.name = FRAME;
  frame.title = 'Your bank’s check of this browser';
  frame.hidden = true;
  document.body.append(frame);

  return new Promise((resolve) => {
    const listen = (event: MessageEvent) => {
      if (event.origin === origin && event.source === frame.contentWindow) finish();
    };
    const timer = setTimeout(finish, LONGEST_MS);
    window.addEventListener('message', listen);
    postForm(collector.url, FRAME, { JWT: collector.accessToken });

    function finish() {
      clearTimeout(timer);
      window.removeEventListener('message', listen);
      frame.remove();
      resolve();
    }
  });
}
