import type { ReactNode } from 'react';
import type { Figure } from '#finance/figure.ts';
import { useTexts } from '../../lib/texts.tsx';
import { NotAvailable } from '../../ui/not-available.tsx';
import { reasonText } from './reason-text.ts';

interface FigureViewProps<Value> {
  readonly figure: Figure<Value>;
  /** Draws the value; not called when there is none. */
  readonly children: (value: Value) => ReactNode;
  /** In a row the reason is a tip, elsewhere it stands below the dash. */
  readonly isInline?: boolean;
}

/** A figure, or a dash and why there is none. */
export function FigureView<Value>({ figure, children, isInline = true }: FigureViewProps<Value>) {
  const texts = useTexts();
  return figure.available ? children(figure.value) : <NotAvailable reason={reasonText(figure, texts)} isInline={isInline} />;
}
