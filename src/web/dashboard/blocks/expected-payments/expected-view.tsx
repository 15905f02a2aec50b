import { useState } from 'react';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { ChartTools } from '../../chart-tools.tsx';
import { FigureView } from '../../figures/figure-view.tsx';
import { Money } from '../../figures/money.tsx';
import { Sentence } from '../../figures/sentence.tsx';
import type { BlockViewProps } from '../block.tsx';
import { BlockFrame } from '../block-frame.tsx';
import { DatedPayment } from '../dated-payment.tsx';
import { expectedRows } from './expected-rows.ts';
import type { ShownExpected, ShownPayment } from './select-expected.ts';

const shownFirst = 6;

/** Coupons, dividends and repayments of the next three months, the next one first. */
export function ExpectedView({ shown, report: { asOf } }: BlockViewProps<ShownExpected>) {
  const texts = useTexts();
  const [isWhole, setWhole] = useState(false);
  const title = texts('report.block.expectedPayments');
  if (shown.payments.length === 0)
    return (
      <BlockFrame title={title}>
        <EmptyState title={texts('income.expected.none')} text={texts('income.emptyText')} />
      </BlockFrame>
    );
  const { currency, total, payments } = shown;
  const listed = isWhole ? payments : payments.slice(0, shownFirst);
  const text = (
    <FigureView figure={total}>
      {(amount) => (
        <Sentence parts={{ amount: <Money amount={amount} currency={currency} /> }}>
          {(marks) => texts('income.expected.total', { ...marks, days: shown.days })}
        </Sentence>
      )}
    </FigureView>
  );
  return (
    <BlockFrame
      title={title}
      text={text}
      tools={<ChartTools fileName={`${title} ${asOf}`} table={() => expectedRows(shown, texts)} />}
      footer={<span>{texts('income.expected.note')}</span>}
    >
      <ul>
        {listed.map((payment) => (
          <PaymentItem key={`${payment.holdingId} ${payment.day} ${payment.kind}`} payment={payment} currency={currency} />
        ))}
      </ul>
      {listed.length < payments.length && (
        <Button look="text" size="small" onClick={() => setWhole(true)}>
          {texts('income.others', { count: payments.length - listed.length })}
        </Button>
      )}
    </BlockFrame>
  );
}

function PaymentItem({ payment, currency }: { readonly payment: ShownPayment; readonly currency: string }) {
  const texts = useTexts();
  const { day, name, kind, basis, amount, paid, paidIn, isForeign } = payment;
  const note = (
    <>
      {texts(`income.expected.kinds.${kind}`)}{' '}
      <Tag tone={basis === 'announced' ? 'positive' : 'neutral'}>{texts(`income.expected.bases.${basis}`)}</Tag>
    </>
  );
  return <DatedPayment {...{ day, name, note, amount, currency, foreign: isForeign ? { amount: paid, currency: paidIn } : null }} />;
}
