import { Button } from '#ui/button.tsx';
import { NEWS_ROUTE, TOLD, type Told } from '../news-href.ts';

/** Asks the owner of a mailbox. Looking changes nothing, since mail scanners open links; its buttons do. */
export function NewsPage({ token, told }: { token: string | null; told: Told | null }) {
  return (
    <main id="main" className="wrap section">
      <h1 className="d2">News by e-mail</h1>
      {told === null ? null : (
        <p role="status" className="lead mt-4">
          {TOLD[told]}
        </p>
      )}
      {token === null ? (
        told === null && (
          <p className="lead soft mt-4">Open the link in our e-mail to say yes or no to news.</p>
        )
      ) : (
        <form method="post" action={NEWS_ROUTE} className="mt-8 flex flex-wrap gap-4">
          <input type="hidden" name="token" value={token} />
          <p className="w-full">
            May we write to you about new pieces and private events, once or twice a month? You can stop it in
            every e-mail.
          </p>
          <Button type="submit" name="wanted" value="yes">
            Yes, send me news
          </Button>
          <Button type="submit" name="wanted" value="no" look="line">
            No, send none
          </Button>
        </form>
      )}
    </main>
  );
}
