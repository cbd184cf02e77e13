/** Address of the provider's script, and our site key. */
export type BotCheck = { scriptUrl: string; siteKey: string };

type Recaptcha = {
  ready(callback: () => void): void;
  execute(siteKey: string, options: { action: string }): Promise<string>;
};

declare global {
  interface Window {
    grecaptcha?: Recaptcha;
  }
}

let loading: Promise<void> | undefined;

function loadScript(url: string): Promise<void> {
  loading ??= new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => {
      loading = undefined;
      reject(new Error('The check could not be loaded.'));
    };
    document.head.append(script);
  });
  return loading;
}

/**
 * A bot check token. The provider's script is loaded by the first call.
 * @param action lower case, for the provider's reports
 * @throws when it cannot be obtained
 */
export async function takeBotCheck({ scriptUrl, siteKey }: BotCheck, action: string): Promise<string> {
  await loadScript(`${scriptUrl}?${new URLSearchParams({ render: siteKey })}`);
  const { grecaptcha } = window;
  if (grecaptcha === undefined) throw new Error('The check did not start.');
  await new Promise<void>((resolve) => grecaptcha.ready(resolve));
  return grecaptcha.execute(siteKey, { action });
}
