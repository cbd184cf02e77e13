import { describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { OptionalPart } from './optional-part.tsx';

/** As React renders it after its children have thrown. */
function afterFailure(failed?: string): unknown {
  const part = new OptionalPart({ children: 'part', failed });
  part.state = OptionalPart.getDerivedStateFromError();
  return part.render();
}

describe('a part without which a page is whole', () => {
  it('[BH-15] is shown when it can be, and left out or said when it fails', () => {
    expect(renderToStaticMarkup(<OptionalPart>part</OptionalPart>)).toBe('part');
    expect(afterFailure()).toBeUndefined();
    expect(afterFailure('Try again.')).toBe('Try again.');
  });
});
