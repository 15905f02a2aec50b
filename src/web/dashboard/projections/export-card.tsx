import { Download, Printer } from 'lucide-react';
import type { Forecast, PlannedFund, ProjectionAssumptions } from '#contracts/reports/projections.ts';
import { sectorOf } from '#domain/portfolio/risk-profile-benchmark.ts';
import { symbolOf } from '#wording/money-format.ts';
import type { Texts } from '#wording/texts.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-look.ts';
import { FactList } from '../../ui/fact-list.tsx';
import { Icon } from '../../ui/pictures/icon.tsx';
import { Money } from '../figures/money.tsx';
import { fundText } from './fund-text.ts';
import { ForecastTable } from './forecast-table.tsx';
import { shownForecast } from './shown-forecast.ts';
import styles from './projections.module.css';

interface ExportCardProps {
  readonly forecast: Forecast;
  readonly assumptions: ProjectionAssumptions;
  readonly funds: readonly PlannedFund[];
  /** The address of the file with the typed values; null while they exceed its limits. */
  readonly href: string | null;
}

/** Offers the file with the assumptions under the specified headers, and the figures by year. */
export function ExportCard({ forecast, assumptions, funds, href }: ExportCardProps) {
  const texts = useTexts();
  const formats = useFormats();
  const { currency, startValue } = forecast;
  const { riskProfile: profile, years, deposit, contribution, escalation, inflation, target, payments } = forecast.terms;
  const symbol = symbolOf(currency);
  const money = (amount: number) => <Money amount={amount} currency={currency} />;
  const facts = [
    [texts('projections.headers.value', { symbol }), money(startValue)],
    [
      texts('projections.headers.growth'),
      texts('projections.yearly', { rate: formats.share(assumptions.profiles[profile].expectedReturn) }),
    ],
    [texts('projections.headers.charges'), texts('projections.yearly', { rate: formats.share(assumptions.charges) })],
    [texts('projections.headers.timeframe'), texts('projections.inYears', { count: years })],
    [texts('projections.headers.deposit', { symbol }), money(deposit)],
    [texts('projections.headers.contribution', { symbol }), money(contribution)],
    [texts('projections.headers.escalation'), texts('projections.yearly', { rate: formats.share(escalation) })],
    [texts('projections.headers.inflation'), texts('projections.yearly', { rate: formats.share(inflation) })],
    [texts('projections.headers.riskProfile'), texts('projections.profile', { profile, sector: sectorOf[profile] })],
    ...[...plannedSums(payments, funds, texts)].map(([line, amount]) => [line, money(amount)] as const),
    ...(target === null ? [] : [[texts('projections.headers.target', { symbol }), money(target)] as const]),
  ] as const;
  return (
    <section aria-label={texts('projections.export')} className={styles.forecast}>
      <p className={styles.summary}>{texts('projections.exportText')}</p>
      <div className={styles.buttons}>
        <FileLink href={href} />
        <Button onClick={() => window.print()}>
          <Icon of={Printer} size="small" />
          {texts('projections.print')}
        </Button>
      </div>
      <FactList facts={facts} />
      <ForecastTable shown={shownForecast(forecast, false)} />
    </section>
  );
}

/** The payments by quarter, purpose and fund; several of the same are one. */
function plannedSums(payments: Forecast['terms']['payments'], funds: readonly PlannedFund[], texts: Texts): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const { year, quarter, pocket, amount, fund: id } of payments) {
    const fund = funds.find((each) => each.id === id);
    const purpose = texts(`projections.payments.pockets.${pocket}`);
    const own = { quarter: `Q${quarter}`, year, pocket: purpose };
    const line = fund
      ? texts('projections.payments.lineOfFund', { ...own, fund: fundText(fund, texts) })
      : texts('projections.payments.line', own);
    sums.set(line, (sums.get(line) ?? 0) + amount);
  }
  return sums;
}

function FileLink({ href }: Pick<ExportCardProps, 'href'>) {
  const texts = useTexts();
  const words = (
    <>
      <Icon of={Download} size="small" />
      {texts('projections.csv')}
    </>
  );
  if (href === null)
    return (
      <Button look="primary" disabled>
        {words}
      </Button>
    );
  return (
    <a className={buttonClass({ look: 'primary' })} href={href} download>
      {words}
    </a>
  );
}
