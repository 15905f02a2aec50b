import { useFormats } from '../../../lib/formats.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { FigureList } from '../../figures/figure-list.tsx';
import { FigureView } from '../../figures/figure-view.tsx';
import { Money } from '../../figures/money.tsx';
import { RateFigure } from '../../figures/rate-figure.tsx';
import type { BlockViewProps, ReportFrame } from '../block.tsx';
import { BlockFrame } from '../block-frame.tsx';
import type { AccountFact, Gender, ShownAccount } from './select-account-details.ts';

/** Shows the facts recorded about the account, its value and its return. */
export function AccountDetailsView({ shown, report }: BlockViewProps<ShownAccount>) {
  const texts = useTexts();
  const formats = useFormats();
  const figures = useFigures(shown, report);
  const facts = shown.facts.map((fact) => ({
    key: fact.fact,
    name: texts(`accountDetails.${fact.fact}`),
    value: <FactText fact={fact} />,
  }));
  return (
    <BlockFrame title={texts('accountDetails.title')} isFlush>
      <FigureList
        groups={[
          { name: texts('accountDetails.account'), items: facts },
          { name: texts('accountDetails.figures', { date: formats.date(report.asOf) }), items: figures },
        ]}
      />
    </BlockFrame>
  );
}

function FactText({ fact: { fact, text, isDay } }: { readonly fact: AccountFact }) {
  const formats = useFormats();
  const texts = useTexts();
  if (fact === 'gender') return texts(`accountDetails.genders.${text as Gender}`, { defaultValue: text });
  if (fact === 'email') return <a href={`mailto:${text}`}>{text}</a>;
  return isDay ? formats.date(text) : text;
}

function useFigures({ asOf, value, sinceInception, commitment, currency }: ShownAccount, { unit }: ReportFrame) {
  const texts = useTexts();
  const date = useFormats().date(asOf);
  const inMoney = (figure: ShownAccount['value']) => (
    <FigureView figure={figure}>{(amount) => <Money amount={amount} currency={currency} unit={unit} />}</FigureView>
  );
  return [
    { key: 'value', name: texts('accountDetails.value'), value: inMoney(value) },
    ...(sinceInception
      ? [{ key: 'sinceInception', name: texts('accountDetails.sinceInception', { date }), value: <RateFigure figure={sinceInception} /> }]
      : []),
    ...(commitment ? [{ key: 'commitment', name: texts('accountDetails.commitment'), value: inMoney(commitment) }] : []),
  ];
}
