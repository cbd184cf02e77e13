import { Message } from '#ui/message.tsx';
import type { toldOf } from '../your-data-href.ts';

/** What became of the form that was sent. */
export function ToldMessage({ told }: { told: ReturnType<typeof toldOf> }) {
  if (told === null) return null;
  const { tone, words } = told;
  return (
    <div className="measure mb-8">
      <Message tone={tone}>{words}</Message>
    </div>
  );
}
