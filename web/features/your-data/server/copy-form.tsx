import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { ROUTES } from '../your-data-href.ts';

type CopyFormProps = {
  /** Of the link. */
  token: string;
  /** A guest says the order's number again. */
  asksNumber: boolean;
};

/** Gives the copy to which the link of the e-mail leads. */
export function CopyForm({ token, asksNumber }: CopyFormProps) {
  return (
    <form method="post" action={ROUTES.copy} className="grid max-w-[26rem] gap-5">
      <input type="hidden" name="token" value={token} />
      {asksNumber ? (
        <Field id="copy-number" name="orderNumber" label="Number of your order" required autoComplete="off" />
      ) : null}
      <div className="flex flex-wrap gap-4">
        <Button type="submit" name="format" value="page">
          Save as a page
        </Button>
        <Button type="submit" name="format" value="json" look="line">
          Save as JSON
        </Button>
      </div>
    </form>
  );
}
