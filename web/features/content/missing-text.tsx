/** ER-15: in place of the text of editors while content does not answer. */
export function MissingText({ className = '' }: { className?: string }) {
  return (
    <p role="status" className={`lead soft ${className}`}>
      The text of this page is missing just now; please look again in a few minutes.
    </p>
  );
}
