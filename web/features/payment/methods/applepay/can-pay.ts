/** Whether this browser, on this device, can show the sheet. Pages with express buttons ask before they load the rest. */
export function canPay(): boolean {
  const browser = globalThis.window as { ApplePaySession?: { canMakePayments(): boolean } } | undefined;
  try {
    return browser?.ApplePaySession?.canMakePayments() ?? false;
  } catch {
    // It throws on pages that are not secure.
    return false;
  }
}
