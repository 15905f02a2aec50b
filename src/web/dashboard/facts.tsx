import type { ReactNode } from 'react';
import { href, Link, useParams } from 'react-router';
import type { Title } from '#contracts/datasets/title.ts';
import type { FormState } from '#contracts/processes.ts';
import type { Report } from '#contracts/reports/report.ts';
import { useFormats } from '../lib/formats.tsx';
import { useTexts } from '../lib/texts.tsx';
import styles from './report-header.module.css';
import { RiskBar } from './risk-bar.tsx';
import { AwaitDataset } from './await-dataset.tsx';

type Objective = 'Income' | 'Accumulation' | 'Both';
type Region = 'Global' | 'Europe' | 'USA';

/** The line below the name. */
export function Facts({ title, report }: { readonly title: Title; readonly report: Report }) {
  return (
    <ul className={styles.facts}>
      {title.subject === 'account' ? <AccountFacts title={title} /> : <PortfolioFacts title={title} />}
      <ProgrammeFacts report={report} />
      {report.form && <FormFact form={report.form} account={report.account?.id} />}
    </ul>
  );
}

function AccountFacts({ title: { asOf, currency, advisors } }: { readonly title: Title }) {
  const texts = useTexts();
  const formats = useFormats();
  return (
    <>
      <li>{texts('report.figuresOf', { date: formats.date(asOf), currency })}</li>
      {advisors.length > 0 && (
        <Fact name={texts('report.advisers', { count: advisors.length })}>{advisors.map(({ name }) => name).join(', ')}</Fact>
      )}
    </>
  );
}

function PortfolioFacts({ title: { riskLevel, esgRating, region, objective, benchmark, inception } }: { readonly title: Title }) {
  const texts = useTexts();
  const formats = useFormats();
  return (
    <>
      {riskLevel !== null && (
        <Fact name={texts('report.risk')}>
          {texts('report.riskLevel', { level: riskLevel })}
          <RiskBar level={riskLevel} />
        </Fact>
      )}
      {esgRating !== null && <Fact name={texts('report.esgRating')}>{texts('report.riskLevel', { level: esgRating })}</Fact>}
      {region && <Fact name={texts('report.region')}>{texts(`report.regions.${region as Region}`, { defaultValue: region })}</Fact>}
      {objective && (
        <Fact name={texts('report.objective')}>{texts(`report.objectives.${objective as Objective}`, { defaultValue: objective })}</Fact>
      )}
      {benchmark && <Fact name={texts('report.benchmark')}>{benchmark}</Fact>}
      {inception && <Fact name={texts('report.opened')}>{formats.date(inception)}</Fact>}
    </>
  );
}

/** Shows the number of funds in a private-equity programme and the date of the latest report, once the figures have loaded. */
function ProgrammeFacts({ report }: { readonly report: Report }) {
  const texts = useTexts();
  const formats = useFormats();
  return (
    <AwaitDataset dataset={report.datasets.privateEquity}>
      {({ funds, latestReport }) => (
        <>
          <li>{texts('privateEquity.funds', { count: funds.length })}</li>
          {latestReport && <Fact name={texts('privateEquity.latestReport')}>{formats.date(latestReport)}</Fact>}
        </>
      )}
    </AwaitDataset>
  );
}

/** The client's form for the firm. Until the client has submitted it, they see nothing of the portal. */
interface FormFactProps {
  readonly form: FormState;
  readonly account: string | undefined;
}

function FormFact({ form: { isOpen, day, hasSubmitted }, account }: FormFactProps) {
  const texts = useTexts();
  const formats = useFormats();
  const { portal } = useParams();
  const isRead = hasSubmitted && portal !== undefined && account !== undefined;
  return (
    <>
      <Fact name={texts(isOpen ? 'processes.openSince' : 'processes.submittedOn')}>{formats.date(day)}</Fact>
      {isRead && (
        <li>
          <Link to={href('/dashboard/:portal/account/:account/form', { portal, account })}>{texts('entries.readAnswers')}</Link>
        </li>
      )}
    </>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <li>
      {name} <b>{children}</b>
    </li>
  );
}
