import { href, Link } from 'react-router';
import type { AdviceResult } from '#contracts/investment-advice.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useLightPaper } from '../../ui/use-light-paper.ts';
import headStyles from '../page-head.module.css';
import { AdviceCards } from './advice-cards.tsx';

interface AdviceOfClientViewProps {
  readonly portal: string;
  readonly account: string;
  readonly name: string;
  readonly result: AdviceResult | null;
}

/** A client's result and answers, for those who look after the client. */
export function AdviceOfClientView({ portal, account, name, result }: AdviceOfClientViewProps) {
  const texts = useTexts();
  useLightPaper();
  return (
    <>
      <title>{name}</title>
      <header className={headStyles.head}>
        <div>
          <h1>{name}</h1>
          <p className={headStyles.text}>
            {texts('investmentAdvice.indicationOf')} {result && texts('investmentAdvice.readIsTold', { name })}
          </p>
        </div>
        <Link to={href('/dashboard/:portal/account/:account', { portal, account })}>{texts('shell.entries.account')}</Link>
      </header>
      {result ? (
        <AdviceCards result={result} isOwn={false} />
      ) : (
        <Card>
          <EmptyState title={texts('investmentAdvice.clients.noAnswer', { name })} text={texts('investmentAdvice.clients.noAnswerText')} />
        </Card>
      )}
    </>
  );
}
