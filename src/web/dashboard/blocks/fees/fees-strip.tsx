import type { Charges } from '#contracts/datasets/gains.ts';
import { mapFigure } from '#finance/figure.ts';
import { useFormats } from '../../../lib/formats.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { FigureStrip } from '../../figures/figure-strip.tsx';
import { Money } from '../../figures/money.tsx';
import type { ReportFrame } from '../block.tsx';

/** Money and percent, what it did to the return, and what is inside the funds. */
export function FeesStrip({ shown, report }: { readonly shown: Charges; readonly report: ReportFrame }) {
  const texts = useTexts();
  const formats = useFormats();
  const { charges, dealing, total, underlying, currency } = shown;
  const money = (amount: number) => <Money amount={amount} currency={currency} />;
  const rateNote = ({ rate, rateAYear }: Pick<Charges['charges'], 'rate' | 'rateAYear'>) => {
    if (rateAYear.available) return texts('fees.rateAYear', { rate: formats.share(rateAYear.value) });
    return rate.available ? texts('fees.rate', { rate: formats.share(rate.value) }) : undefined;
  };
  const share = (rate: number) => formats.share(rate);
  const known = underlying.available ? texts('fees.underlyingNote', { known: formats.share(underlying.value.known) }) : undefined;
  return (
    <FigureStrip
      name={texts('fees.title')}
      report={report}
      items={[
        { label: texts('figures.charges'), figure: charges.amount, draw: money, note: rateNote(charges), explainedBy: 'charges' },
        { label: texts('figures.dealingCosts'), figure: dealing.amount, draw: money, note: rateNote(dealing), explainedBy: 'dealingCosts' },
        { label: texts('fees.all'), figure: total.amount, draw: money, note: rateNote(total) },
        {
          label: texts('fees.effect'),
          figure: shown.effectOnReturn,
          draw: share,
          note: texts('fees.effectNote'),
          explainedBy: 'effectOfCharges',
        },
        {
          label: texts('fees.reduction'),
          figure: shown.reductionInYield,
          draw: share,
          note: texts('fees.reductionNote'),
          explainedBy: 'reductionInYield',
        },
        { label: texts('fees.underlying'), figure: mapFigure(underlying, ({ rate }) => rate), draw: share, note: known },
      ]}
    />
  );
}
