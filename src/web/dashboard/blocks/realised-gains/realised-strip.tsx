import type { DisposalTotal, RealisedGains, UnrealisedGain } from '#contracts/datasets/gains.ts';
import { available, type Figure, mapFigure } from '#finance/figure.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { FigureStrip } from '../../figures/figure-strip.tsx';
import { Money } from '../../figures/money.tsx';
import { SignedMoney } from '../../figures/signed-money.tsx';
import type { ReportFrame } from '../block.tsx';

/** The sums of the period, and what the securities still held have gained: in a row of its own where currencies had a part in it. */
export function RealisedStrip({ shown, report }: { readonly shown: RealisedGains; readonly report: ReportFrame }) {
  const texts = useTexts();
  const { total, unrealised, currency } = shown;
  const plain = (amount: number) => <Money amount={amount} currency={currency} />;
  const signed = (amount: number) => <SignedMoney amount={amount} currency={currency} />;
  const of = (part: (all: DisposalTotal) => Figure): Figure => (total.available ? part(total.value) : total);
  const realised = [
    {
      label: texts('figures.realisedGain'),
      figure: mapFigure(total, ({ gain }) => gain),
      draw: signed,
      explainedBy: 'realisedGain' as const,
    },
    { label: texts('realised.gains'), figure: of(({ gains }) => available(gains)), draw: plain },
    { label: texts('realised.losses'), figure: of(({ losses }) => available(losses)), draw: plain },
    { label: texts('realised.priceEffect'), figure: of(({ priceEffect }) => priceEffect), draw: signed },
    { label: texts('realised.currencyEffect'), figure: of(({ currencyEffect }) => currencyEffect), draw: signed },
  ];
  const held = { label: texts('figures.unrealisedGain'), figure: unrealised.gain, draw: signed, explainedBy: 'unrealisedGain' as const };
  const effects = [
    { label: texts('realised.priceEffect'), figure: unrealised.priceEffect, draw: signed },
    { label: texts('realised.currencyEffect'), figure: unrealised.currencyEffect, draw: signed },
  ];
  if (!isForeign(unrealised)) return <FigureStrip name={texts('realised.title')} report={report} items={[...realised, held]} />;
  return (
    <>
      <FigureStrip name={texts('realised.title')} report={report} items={realised} />
      <FigureStrip name={texts('figures.unrealisedGain')} report={report} items={[held, ...effects]} />
    </>
  );
}

/** Returns true unless the currency effect is zero, in which case the price effect is the whole gain. */
function isForeign({ currencyEffect }: UnrealisedGain): boolean {
  return !(currencyEffect.available && currencyEffect.value === 0);
}
