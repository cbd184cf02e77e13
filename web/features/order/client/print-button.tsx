'use client';

import { Button } from '#ui/button.tsx';

export function PrintButton({ children }: { children: string }) {
  return (
    <Button look="line" onClick={() => window.print()}>
      {children}
    </Button>
  );
}
