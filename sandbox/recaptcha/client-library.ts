/** The script at /recaptcha/api.js: the part of `grecaptcha` that an invisible check uses. */
export const CLIENT_LIBRARY = `(() => {
  const base = new URL(document.currentScript.src).origin;
  const issue = async (sitekey, action) => {
    const answer = await fetch(base + '/recaptcha/token', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ sitekey, action, hostname: location.hostname }),
    });
    if (!answer.ok) throw new Error('The check could not be made.');
    return (await answer.json()).token;
  };
  window.grecaptcha = {
    ready: (callback) => queueMicrotask(callback),
    execute: (sitekey, options) => issue(sitekey, (options && options.action) || ''),
  };
})();
`;
