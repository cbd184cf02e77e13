import type { ReactNode } from 'react';
import { PlainButtonLink } from '#ui/plain-button-link.tsx';
import { Message } from '#ui/message.tsx';
import { ErrorEvent } from './client/error-event.tsx';

type ServerErrorViewProps = {
  legalName: string;
  phone: string | null;
  year: number;
  wordmark: ReactNode;
};

/**
 * The 500 page (BH-04), self-contained: it makes no request, because anything else may be broken. Plain links,
 * because the client router may be broken.
 */
export function ServerErrorView({ legalName, phone, year, wordmark }: ServerErrorViewProps) {
  return (
    <>
      <meta name="robots" content="noindex" />
      <ErrorEvent />
      <header className="grid min-h-20 place-items-center border-b border-line">{wordmark}</header>
      <main id="main" className="wrap grid justify-items-center gap-6 py-[clamp(4rem,10vw,9rem)] text-center">
        <Message tone="error">500 Internal Server Error</Message>
        <h1 className="d2">Something went wrong at our end</h1>
        <p className="lead soft">
          We are sorry. It has been reported and we are putting it right. Your bag is safe, and no payment is
          taken unless you see an order number.
        </p>
        <p className="flex flex-wrap justify-center gap-3">
          <PlainButtonLink href="/" look="primary">
            Go to the homepage
          </PlainButtonLink>
          <PlainButtonLink href="" look="line">
            Try this page again
          </PlainButtonLink>
        </p>
        {phone ? (
          <p className="small soft">
            Need us now? Call free on{' '}
            <a className="num link" href={`tel:${phone.replaceAll(' ', '')}`}>
              {phone}
            </a>
            , 8am to 8pm.
          </p>
        ) : null}
      </main>
      <footer className="micro soft p-8 text-center">
        © <span className="num">{year}</span> {legalName}
      </footer>
    </>
  );
}
