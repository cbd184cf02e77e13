/** Without script a bag can be viewed, but not changed or paid for; the page says what to do instead. */
export function NeedsScript() {
  return (
    <noscript>
      <p className="pt-6">
        Changing your bag and paying for it need JavaScript. Switch it on, or call us and we will take your
        order.
      </p>
    </noscript>
  );
}
