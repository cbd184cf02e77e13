import type { MethodPanelProps } from '../payment-method.ts';
import { CardFields } from './card-fields.tsx';
import { useCardMethod } from './use-card-method.ts';

export function CardPanel(props: MethodPanelProps) {
  return <CardFields card={useCardMethod(props)} locked={props.locked} safe="your bag" />;
}
