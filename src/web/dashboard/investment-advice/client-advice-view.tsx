import { href } from 'react-router';
import type { ClientAdvice } from '#contracts/investment-advice.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { useLightPaper } from '../../ui/use-light-paper.ts';
import headStyles from '../page-head.module.css';
import { FormWizard, type Refused } from '../processes/form-wizard.tsx';
import { Before } from '../processes/process-view.tsx';
import processStyles from '../processes/process-view.module.css';
import { usePartFocus } from '../processes/use-part-focus.ts';
import { AdviceCards } from './advice-cards.tsx';
import styles from './investment-advice.module.css';

interface ClientAdviceViewProps {
  readonly portal: string;
  readonly path: string;
  readonly advice: ClientAdvice;
  readonly step: string | null;
  readonly answered: Refused | null;
}

/** The client's questions about risk, and the result of the answers. */
export function ClientAdviceView({ portal, path, advice, step, answered }: ClientAdviceViewProps) {
  const texts = useTexts();
  const isAnswering = advice.kind === 'questions';
  usePartFocus(isAnswering ? step : 'result');
  useLightPaper();
  const count = isAnswering ? advice.open.form.minutes : advice.minutes;
  return (
    <>
      <title>{texts('shell.entries.investmentAdvice')}</title>
      <header className={headStyles.head}>
        <div>
          <h1>{texts('shell.entries.investmentAdvice')}</h1>
          <p className={headStyles.text}>
            {texts('investmentAdvice.purpose', { count })} {texts('investmentAdvice.indication')}
          </p>
        </div>
      </header>
      {isAnswering ? (
        <div className={processStyles.columns}>
          <FormWizard key={step} open={advice.open} step={step} answered={answered} />
          <Before minutes={count} />
        </div>
      ) : (
        <Advice portal={portal} path={path} advice={advice} />
      )}
    </>
  );
}

interface AdviceProps extends Pick<ClientAdviceViewProps, 'portal' | 'path'> {
  readonly advice: Extract<ClientAdvice, { readonly kind: 'advice' }>;
}

function Advice({ portal, path, advice: { result, hasDraft, mayAnswer, mayWrite } }: AdviceProps) {
  const texts = useTexts();
  const begin = texts(hasDraft ? 'investmentAdvice.goOn' : result ? 'investmentAdvice.again' : 'investmentAdvice.begin');
  const answer = mayAnswer ? (
    <LinkButton to={`${path}?step=first`} look={result ? undefined : 'primary'}>
      {begin}
    </LinkButton>
  ) : (
    <p className={styles.muted}>{texts('investmentAdvice.enough')}</p>
  );
  if (!result)
    return (
      <Card title={texts('investmentAdvice.start')} text={texts('investmentAdvice.startText')} className={styles.start}>
        {answer}
      </Card>
    );
  const write = mayWrite && (
    <LinkButton to={href('/dashboard/:portal/messages/new', { portal })} look={result.portfolios.length > 0 ? 'primary' : undefined}>
      {texts('investmentAdvice.write')}
    </LinkButton>
  );
  return <AdviceCards result={result} isOwn answer={answer} write={write} />;
}
