import { Message } from '#ui/message.tsx';
import { TOLD, type Told } from '../your-data-href.ts';

/** What became of the form that was sent. */
export function ToldMessage({ told }: { told: Told | null }) {
  if (told === null) return null;
  const { tone, words } = TOLD[told];
  return (
    <div className="measure mb-8">
      <Message tone={tone}>{words}</Message>
    </div>
  );
}
