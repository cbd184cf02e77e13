/** The bag and the card fields live in the browser; who has no script learns what to do instead. */
export function NeedsScript() {
  return (
    <noscript>
      <p className="pt-6">Your bag needs JavaScript. Switch it on, or call us and we will take your order.</p>
    </noscript>
  );
}
