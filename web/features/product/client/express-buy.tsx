'use client';

import { lazy } from 'react';
import { ExpressPay } from '#features/payment/express-pay.tsx';

const ExpressPiece = lazy(async () => ({ default: (await import('./express-piece.tsx')).ExpressPiece }));

export const ExpressBuy = () => (
  <ExpressPay>
    <ExpressPiece />
  </ExpressPay>
);
